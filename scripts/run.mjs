import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs one command in the project, its output passed on. Resolves with the exit code. */
export function run(command, args, { env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Runs a tool that npm installed. */
export const runTool = (name, args, options) =>
  run(join(root, 'node_modules', '.bin', name), args, options);

/** Runs one command quietly. Resolves with the exit code and what it printed. */
export function runQuietly(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

export const runToolQuietly = (name, args) =>
  runQuietly(join(root, 'node_modules', '.bin', name), args);
