import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childOf } from './processor-time.ts'

export type Nginx = { port: number; workerPid: number; stop: () => Promise<void> }

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

/** nginx with one worker and the given bytes as precompressed files; `undefined` where there is no nginx. */
export async function startNginx(port: number, files: Record<string, Buffer>): Promise<Nginx | undefined> {
  if (!binary) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'kafile-nginx-'))
  mkdirSync(join(folder, 'pages'))
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, 'pages', `${name}.html.gz`), bytes)
    // gzip_static looks for the plain file as well; it is never sent to a client that takes gzip.
    writeFileSync(join(folder, 'pages', `${name}.html`), '')
  }
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilAnswering(port)
  return {
    port,
    workerPid: childOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  types { text/html html; }
  open_file_cache max=100; open_file_cache_valid 60s;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/pages; gzip_static on; }
}
`
}

async function untilAnswering(port: number): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx did not start')
}
