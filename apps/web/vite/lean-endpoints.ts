import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isNode, nodesOf, type Node } from './nodes.ts';

// What only the server, the OpenAPI document and the sweeps read of an endpoint; the browser sends and the server checks.
const ofTheServer = new Set(['summary', 'tag', 'access', 'errors', 'audit', 'params', 'query', 'body', 'accepts']);

function keyOf(property: Node): string {
  const key = property['key'] as { readonly name?: string; readonly value?: unknown };
  return key.name ?? String(key.value);
}

/** Of an answer the client must know whether it is none or bytes; any other is JSON. */
function answersOf(answers: Node, code: string): string {
  const kept = (answers['properties'] as Node[]).map((property) => {
    const value = property['value'] as Node;
    const bytes =
      value.type === 'ObjectExpression' && (value['properties'] as Node[]).some((inner) => keyOf(inner) === 'bytes');
    const text = code.slice(value.start, value.end);
    return `${keyOf(property)}: ${bytes || text === 'null' ? text : '{}'}`;
  });
  return `{ ${kept.join(', ')} }`;
}

function leanEndpoint(definition: Node, code: string): string {
  const properties = (definition['properties'] as Node[]).filter(
    (property) => property.type !== 'Property' || !ofTheServer.has(keyOf(property)),
  );
  const texts = properties.map((property) => {
    const value = property['value'] as Node | undefined;
    if (value?.type === 'ObjectExpression' && keyOf(property) === 'answers')
      return `answers: ${answersOf(value, code)}`;
    return code.slice(property.start, property.end);
  });
  return `{ ${texts.join(', ')} }`;
}

/** Calls that a module makes by being loaded; those within a function are made later. */
function callsIn(node: Node): boolean {
  if (/Function/.test(node.type)) return false;
  if (node.type === 'CallExpression') return true;
  return Object.values(node)
    .flat()
    .some((child) => isNode(child) && callsIn(child));
}

/** The values of the constants of a module that are found by calling something. */
function calledConstants(program: Node): readonly Node[] {
  return (program['body'] as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement))
    .filter((statement): statement is Node => isNode(statement) && statement.type === 'VariableDeclaration')
    .flatMap((statement) => statement['declarations'] as Node[])
    .map((declaration) => declaration['init'])
    .filter((value): value is Node => isNode(value) && callsIn(value));
}

/** Forms name the schema of a body themselves: that of an endpoint is not in the browser. */
const asksForBody = /\b(?:schema: [\w.]+|endpoints[\w.]+)\.body\b/;

/**
 * Leaves out of the endpoints what the browser never reads, and says of every constant of the contract that finding it
 * does nothing else, so that a page comes with the shapes that it uses and no others. The endpoints of a feature are a
 * module of their own (`?endpoints`), or a page that calls one would come with every shape that any other page uses.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const own = importer?.endsWith('/packages/contract/src/endpoint-groups.ts') === true;
        return own ? `${join(dirname(importer), source)}?endpoints` : null;
      },
    },
    transform(code, id) {
      if (/\/apps\/web\/src\//.test(id) && asksForBody.test(code))
        this.error(`${id}: name the schema of the body itself`);
      if (!/\/packages\/contract\/src\/.*\.ts(\?endpoints)?$/.test(id)) return null;
      const program = this.parse(code) as unknown as Node;
      const endpoints = [...nodesOf(program)].flatMap((node) => {
        if (node.type !== 'CallExpression') return [];
        const callee = node['callee'] as Node & { readonly name?: string };
        const [definition] = node['arguments'] as Node[];
        if (callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return [];
        return [{ at: node.start, till: node.end, text: leanEndpoint(definition, code) }];
      });
      const constants = calledConstants(program).flatMap(({ start, end }) => [
        { at: start, till: start, text: '/* @__PURE__ */ (() => (' },
        { at: end, till: end, text: '))()' },
      ]);
      const changes = [...endpoints, ...constants].toSorted((one, other) => other.at - one.at);
      let lean = code;
      for (const { at, till, text } of changes) lean = lean.slice(0, at) + text + lean.slice(till);
      return { code: lean, map: null };
    },
  };
}

/** The JSON Schema that schemas can write of themselves is for the server's document; no page asks for it. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
    },
  };
}

/** Calls that only make a schema. */
export const makesSchemas: Rolldown.TreeshakingOptions = { manualPureFunctions: ['z', 'endpoint'] };
