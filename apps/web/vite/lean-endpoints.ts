import type { Plugin, Rolldown } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [key: string]: unknown;
};

// What only the server, the OpenAPI document and the sweeps read of an endpoint; the browser sends and the server checks.
const ofTheServer = new Set(['summary', 'tag', 'access', 'errors', 'audit', 'params', 'query']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

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

/**
 * Leaves out of the endpoints what the browser never reads, and says of every schema that making it does nothing else,
 * so that a page comes with the shapes that it uses and no others.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/packages\/contract\/src\/.*\.ts$/.test(id)) return null;
      const calls = [...nodesOf(this.parse(code) as unknown as Node)].filter((node) => node.type === 'CallExpression');
      let lean = code;
      for (const call of calls.toReversed()) {
        const callee = call['callee'] as Node & { readonly name?: string };
        const [definition] = call['arguments'] as Node[];
        if (callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') continue;
        lean = lean.slice(0, call.start) + leanEndpoint(definition, code) + lean.slice(call.end);
      }
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
