/** HTTP with the server: JSON both ways, the token against forged requests, and errors that can be read out. */

import { settings } from './settings.svelte';
import { t } from './speech.svelte';
import { CSRF_COOKIES, CSRF_HEADER, type Problem, type Refusal } from './wire.gen';

const PATIENCE = 15_000; // ms

/** A request that the server refused, or that never got there; `message` is a sentence for the reader. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly status: number, // 0: no answer
    readonly refusal: Refusal | null = null,
  ) {
    super(message);
  }
}

export function get<Answer>(path: string): Promise<Answer> {
  return request('GET', path);
}

export function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return request('POST', path, body);
}

export function put<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return request('PUT', path, body);
}

export function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return request('PATCH', path, body);
}

export function remove<Answer>(path: string, body?: unknown): Promise<Answer> {
  return request('DELETE', path, body);
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    return await asked<Answer>(method, path, body);
  } catch (error) {
    if (!(error instanceof Failure) || error.refusal?.text.key !== 'server-csrf') throw error;
    await fetchToken(); // the one shown was of a session that is over, or of an older server
    return asked<Answer>(method, path, body);
  }
}

async function asked<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.language };
  if (method !== 'GET') headers[CSRF_HEADER] = await token();
  if (body !== undefined) headers['content-type'] = 'application/json';
  const content = typeof body === 'string' ? body : JSON.stringify(body); // a record is text already
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) init.body = content;
  const { answer, text } = await reached(path, init);
  if (answer.status === 204) return undefined as Answer;
  const { status } = answer;
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Failure(t('web-odd-answer', { status }), status);
  if (answer.ok) return JSON.parse(text) as Answer;
  const problem = JSON.parse(text) as Problem;
  throw new Failure(problem.said, status, problem.refusal);
}

/** The whole answer: a line can also break in the middle of it. */
async function reached(path: string, init: RequestInit): Promise<{ answer: Response; text: string }> {
  try {
    const answer = await fetch(path, init);
    return { answer, text: await answer.text() };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) throw new Failure(t('web-no-answer'), 0);
    throw error;
  }
}

async function token(): Promise<string> {
  return cookie() ?? (await fetchToken(), cookie() ?? '');
}

async function fetchToken(): Promise<void> {
  await reached('/healthz', { credentials: 'same-origin' });
}

function cookie(): string | undefined {
  const pairs = new Map(document.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
  return CSRF_COOKIES.map((name) => pairs.get(name)).find(Boolean);
}
