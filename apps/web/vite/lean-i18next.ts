import type { Plugin } from 'vite';
import { isNode, nodesOf, type Node } from './nodes.ts';

/** Methods that nothing here needs, by their class, with what stands for them: phrases come with the code, as they are. */
const unused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Connector: {
    queueLoad: '() {}',
    loaded: '() {}',
    read: '() {}',
    prepareLoading: '() {}',
    load: '(languages, namespaces, done) { done(); }',
    reload: '() {}',
    loadOne: '() {}',
    saveMissing: '() {}',
  },
  Formatter: { init: '() {}', add: '() {}', addCached: '() {}' },
  I18n: {
    reloadResources: '() {}',
    loadNamespaces: '() {}',
    loadLanguages: '() {}',
    dir: "() { return 'ltr'; }",
    cloneInstance: '() {}',
    toJSON: '() {}',
  },
  Interpolator: { nest: '(text) { return text; }' },
  ResourceStore: { removeResourceBundle: '() {}', toJSON: '() {}' },
};

type Cut = { readonly at: number; readonly till: number; readonly text: string };

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** What a class of the library can do without. @throws when the library has changed */
function cutsOf(declaration: Node): Cut[] {
  const name = nameOf(declaration['id']);
  const methods = unused[name];
  if (methods === undefined) return [];
  const members = (declaration['body'] as Node)['body'] as Node[];
  return Object.entries(methods).map(([method, instead]) => {
    const found = members.find((member) => nameOf(member['key']) === method);
    if (found === undefined) throw new Error(`i18next has no ${name}.${method} any more: see vite/lean-i18next.ts`);
    return { at: found.start, till: found.end, text: method + instead };
  });
}

/** Whether a statement only tells developers something. */
function isRemark(node: Node): boolean {
  const call = node.type === 'ExpressionStatement' ? node['expression'] : null;
  if (!isNode(call) || call.type !== 'CallExpression') return false;
  const callee = call['callee'];
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  const of = callee['object'];
  return nameOf(of) === 'baseLogger' || (isNode(of) && nameOf(of['property']) === 'logger');
}

/**
 * Leaves out of i18next what it loads, formats and nests phrases with, and its remarks to developers: a third of it.
 * Phrases here are looked up, filled in and counted, and that is all.
 */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
      const nodes = [...nodesOf(this.parse(code) as unknown as Node)];
      const classes = nodes.filter(({ type }) => type === 'ClassDeclaration').flatMap(cutsOf);
      const inClass = ({ start }: Node): boolean => classes.some(({ at, till }) => at <= start && start < till);
      const remarks = nodes.flatMap((node) =>
        isRemark(node) && !inClass(node) ? [{ at: node.start, till: node.end, text: ';' }] : [],
      );
      let lean = code;
      for (const { at, till, text } of [...classes, ...remarks].toSorted((one, other) => other.at - one.at))
        lean = lean.slice(0, at) + text + lean.slice(till);
      return { code: lean, map: null };
    },
  };
}
