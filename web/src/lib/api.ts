/** HTTP with the server: JSON both ways, the token against forged requests, and errors that can be read out. */

import { settings } from './settings.svelte';
import { t } from './speech.svelte';
import type { Problem, Refusal } from './wire.gen';

const CSRF_COOKIE = 'mensae-csrf';
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
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.language };
  if (method !== 'GET') headers['x-mensae-csrf'] = await token();
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
  return cookie() ?? (await reached('/healthz', { credentials: 'same-origin' }), cookie() ?? '');
}

function cookie(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === CSRF_COOKIE)?.[1];
}
