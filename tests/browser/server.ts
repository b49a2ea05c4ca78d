/** A real server of its own: `mensae serve` on a free port, with a database in a folder that goes away with it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const PYTHON = join(ROOT, '.venv', 'bin', 'python');
const COMPILED = join(ROOT, '.compiled'); // rules that are fast, with the client beside them
const PATIENCE = 120_000; // ms to begin or to end, on a machine that is busy with other tests
// Becomes the server; beside it a shell reads until this process says that it ends the server itself, or is gone,
// however it ended: then it takes the server and its folder along.
const KEEPER = `home=$1; shift; exec 3<&0 </dev/null
{ read -r _ <&3 || { kill -KILL $$; rm -rf "$home"; }; } >/dev/null 2>&1 &
exec "$@" 3<&-`;

type Signal = 'SIGTERM' | 'SIGKILL';

export class Server {
  private running: ChildProcess | null = null;
  private printed = '';
  private readonly folder: string;
  private readonly port: number;
  private readonly settings: Record<string, string>;

  constructor(folder: string, port: number, settings: Record<string, string>) {
    this.folder = folder;
    this.port = port;
    this.settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const path = process.env['PYTHONPATH'] ?? (existsSync(COMPILED) ? COMPILED : '');
    const child = spawn('sh', ['-c', KEEPER, 'sh', this.folder, PYTHON, '-m', 'mensae', 'serve'], {
      cwd: this.folder, // where there is no mensae.toml
      env: {
        PATH: process.env['PATH'],
        ...(path ? { PYTHONPATH: path } : {}),
        MENSAE_HOST: '127.0.0.1',
        MENSAE_PORT: String(this.port),
        MENSAE_DATABASE: `sqlite:///${join(this.folder, 'tables.db')}`,
        MENSAE_RATE_LIMITS: 'false', // all tests come from one address
        MENSAE_BOT_PACE: '0',
        MENSAE_BOT_WORKERS: '1',
        ...this.settings,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.running = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (this.printed += String(data)));
    const late = Date.now() + PATIENCE;
    while (!(await this.ready())) {
      if (child.exitCode !== null || Date.now() > late) throw new Error(`the server did not begin:\n${this.printed}`);
      await pause(50);
    }
  }

  private async ready(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch (error) {
      if (error instanceof TypeError) return false; // nobody listens yet
      throw error;
    }
  }

  /** Ends the process and waits until it is gone; its tables stay. */
  async stop(signal: Signal = 'SIGTERM'): Promise<void> {
    const child = this.running;
    this.running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((settle) => child.once('exit', settle));
    child.stdin?.end('it may go\n');
    child.kill(signal);
    const late = pause(PATIENCE, 'late', { ref: false });
    if ((await Promise.race([gone, late])) === 'late') {
      child.kill('SIGKILL');
      await gone;
    }
  }

  /** Begins again at the same address with the same tables. */
  async restart(signal: Signal = 'SIGTERM'): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function serve(settings: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'mensae-browser-'));
  const server = new Server(folder, await freePort(), settings);
  await server.start();
  return server;
}

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
