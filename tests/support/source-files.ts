import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');

export interface ImportLine {
  /** As written: `../model/span`. */
  readonly asked: string;
  readonly line: number;
}

export interface ForbiddenWord {
  readonly word: string;
  readonly line: number;
}

/** One file of the product, read for what it imports and says. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  /** Its first comment says EDGE: it may touch the world. */
  readonly isEdge: boolean;
  readonly imports: readonly ImportLine[];
  readonly defaultExports: readonly { readonly line: number; readonly calls: string | null }[];
  /** It has no statement but `export … from`. */
  readonly onlyReExports: boolean;
  words(forbidden: ReadonlySet<string>): readonly ForbiddenWord[];
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<
  string,
  unknown
>;

/** Every TypeScript file under the given top-level folders. */
export function readSourceFiles(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
      .map((path) => readSourceFile(path, readFileSync(join(ROOT, path), 'utf8'))),
  );
}

export function readSourceFile(path: string, code: string): SourceFile {
  const { program, comments, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const statements = program.body as unknown as Node[];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest),
    ...module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map((found) => found.moduleRequest),
    ...typeImports(statements),
  ].filter((request) => request !== null);
  return {
    path,
    lines: code.trimEnd().split('\n').length,
    isEdge: /\bEDGE\b/.test(comments[0]?.value ?? ''),
    imports: requests.map(({ start, end }) => ({
      asked: code.slice(start + 1, end - 1),
      line: lineAt(start),
    })),
    defaultExports: statements
      .filter((statement) => statement.type === 'ExportDefaultDeclaration')
      .map((statement) => ({ line: lineAt(statement.start), calls: calledName(statement) })),
    onlyReExports:
      statements.length > 0 &&
      statements.every(
        ({ type, source }) =>
          type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source !== null),
      ),
    words: (forbidden) =>
      identifiers(statements)
        .filter(({ name }) => forbidden.has(name))
        .map(({ name, start }) => ({ word: name, line: lineAt(start) })),
  };
}

function calledName(statement: Node): string | null {
  const declaration = statement.declaration as Node & { callee?: { name?: string } };
  return declaration.type === 'CallExpression' ? (declaration.callee?.name ?? null) : null;
}

function typeImports(statements: readonly Node[]): { start: number; end: number }[] {
  return walk(statements)
    .filter((node) => node.type === 'TSImportType')
    .map((node) => node.source as Node);
}

/** Names a file uses, `a.b` as `a` and `a.b`; the `b` of `a.b` alone and the keys of objects are none. */
function identifiers(statements: readonly Node[]): { name: string; start: number }[] {
  const nodes = walk(statements);
  const notUses = new Set(nodes.flatMap(nameOnly));
  return nodes.flatMap((node) => {
    if (node.type === 'Identifier' && !notUses.has(node))
      return [{ name: node.name as string, start: node.start }];
    const { object, property } = node as { object?: Node; property?: Node };
    return node.type === 'MemberExpression' && object?.type === 'Identifier'
      ? [{ name: `${object.name}.${property?.name}`, start: node.start }]
      : [];
  });
}

const DECLARES_NAME = new Set([
  'TSPropertySignature',
  'TSMethodSignature',
  'MethodDefinition',
  'PropertyDefinition',
]);

function nameOnly(node: Node): unknown[] {
  if (node.type === 'MemberExpression' && node.computed === false) return [node.property];
  if (node.type === 'Property' && node.computed === false && node.shorthand === false)
    return [node.key];
  return DECLARES_NAME.has(node.type) ? [node.key] : [];
}

function walk(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.values(value).flatMap(walk);
  return typeof (value as Partial<Node>).type === 'string'
    ? [value as Node, ...children]
    : children;
}
