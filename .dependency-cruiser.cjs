// Who may import whom. Rules go by path: a workspace resolves packages it has not declared, so names prove nothing.
const testing = '(\\.test\\.tsx?|\\.fixture\\.ts)$|/testing/';
const publicFiles =
  '^packages/[^/]+/src/index\\.ts$|^packages/carriers/simulators/index\\.ts$|^packages/carriers/testing/contracts\\.ts$|^packages/contract/src/(errors|file-types)\\.ts$|^packages/carriers/src/(edi|kit/tracked-shape)\\.ts$|^packages/phrases/src/(en|es)/index\\.ts$';
const testLibraries = 'node_modules/(vitest|fast-check|@vitest|@testing-library|jsdom|axios|tough-cookie)/';

/** What a workspace's own code may reach; its tests may also reach the test libraries and Node. */
function only(name, comment, from, allowed) {
  return [
    { name, comment, severity: 'error', from: { path: from, pathNot: testing }, to: { pathNot: allowed } },
    {
      name: `${name}-tests`,
      comment: `${comment} (and test libraries, in tests)`,
      severity: 'error',
      from: { path: `${from}.*(${testing})` },
      to: { pathNot: [...allowed, testLibraries], dependencyTypesNot: ['core'] },
    },
  ];
}

function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** Areas of the server: each may import those before it. */
const serverAreas = [
  'platform',
  'identity',
  'messaging',
  'catalog',
  'carriers',
  'shipments',
  'quoting',
  'billing',
  'booking',
  'marketplace',
  'back-office',
];
/** The same areas in the web: pages of shipments import invoices, and API clients import the account picker. */
const webAreas = [
  'platform',
  'messaging',
  'identity',
  'catalog',
  'carriers',
  'billing',
  'shipments',
  'quoting',
  'booking',
  'marketplace',
  'back-office',
];

/** Rules that keep each area from importing one that comes later; tests may. */
function inOrder(name, folder, areas) {
  return areas
    .slice(0, -1)
    .map((area, at) =>
      never(
        name,
        'an area imports only the areas before it',
        { path: `^${folder}/${area}/`, pathNot: testing },
        { path: `^${folder}/(${areas.slice(at + 1).join('|')})/` },
      ),
    );
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...only('freight-imports-nothing', 'the domain has no I/O, no packages and no Node', '^packages/freight/', [
      '^packages/freight/',
    ]),
    ...only('contract-imports-freight-and-zod', 'both the server and the browser read it', '^packages/contract/', [
      '^packages/contract/',
      '^packages/freight/',
      'node_modules/zod/',
    ]),
    never(
      'carriers-import-freight-and-zod',
      'adapters know nothing of the product around them',
      { path: '^packages/carriers/', pathNot: [testing, '^packages/carriers/simulators/kit/(label|places)/'] },
      {
        pathNot: ['^packages/(carriers|freight)/', 'node_modules/zod/'],
        dependencyTypesNot: ['core'],
      },
    ),
    never(
      'marketplaces-import-carriers-and-zod',
      'adapters of marketplaces share the kit of carriers, and know nothing of the product around them',
      { path: '^packages/marketplaces/', pathNot: testing },
      { pathNot: ['^packages/(marketplaces|carriers)/', 'node_modules/zod/'], dependencyTypesNot: ['core'] },
    ),
    never(
      'simulated-labels-import-barcodes',
      'they are drawn with barcodes, and with nothing of the product',
      { path: '^packages/carriers/simulators/kit/label/', pathNot: testing },
      {
        pathNot: ['^packages/(carriers|freight)/', 'node_modules/bwip-js/'],
        dependencyTypesNot: ['core'],
      },
    ),
    never(
      'simulated-places-import-zip-codes',
      'they are looked up in the table of ZIP codes, and in nothing of the product',
      { path: '^packages/carriers/simulators/kit/places/', pathNot: testing },
      {
        pathNot: ['^packages/(carriers|freight)/', 'node_modules/zipcodes/'],
        dependencyTypesNot: ['core'],
      },
    ),
    never(
      'adapters-are-pure',
      'an adapter builds requests and reads answers; the server calls',
      { path: '^packages/(carriers|marketplaces)/src/', pathNot: testing },
      { dependencyTypes: ['core'] },
    ),
    never(
      'adapters-import-no-simulator',
      'a simulator stands in for the carrier, never for the adapter',
      { path: '^packages/carriers/src/', pathNot: testing },
      { path: '^packages/carriers/simulators/' },
    ),
    ...only('phrases-import-contract', 'texts stand on their own', '^packages/phrases/', [
      '^packages/(phrases|contract)/',
    ]),
    never(
      'phrases-import-contract-types-only',
      'texts load without the schemas',
      { path: '^packages/phrases/', pathNot: testing },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'packages-import-no-app',
      'packages stand below the apps',
      { path: '^packages/' },
      { path: '^(apps|tools|e2e)/' },
    ),
    never(
      'workspaces-by-their-entry',
      'what is not exported is private',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^packages/', pathNot: [publicFiles, '^packages/$2/'] },
    ),
    never(
      'server-imports-no-web',
      'it loads the built bundle by its path',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    never(
      'web-imports-no-server',
      'the browser knows only contract, freight and phrases',
      { path: '^apps/web/' },
      { path: '^(apps/server|packages/(carriers|marketplaces))/' },
    ),
    never(
      'web-imports-no-node',
      'a browser has no Node',
      { path: '^apps/web/src/', pathNot: testing },
      { dependencyTypes: ['core'] },
    ),
    never(
      'core-imports-no-module',
      'the floor does not stand on the rooms',
      { path: '^apps/server/src/core/' },
      { path: '^apps/server/src/', pathNot: ['^apps/server/src/core/', '^apps/server/src/testing/'] },
    ),
    never(
      'modules-by-their-index',
      'a module calls another through its index.ts',
      { path: '^apps/server/src/modules/([^/]+/[^/]+)/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/[^/]+/index\\.ts$'],
      },
    ),
    never(
      'ui-and-lib-import-no-feature',
      'what every feature uses knows none of them',
      { path: '^apps/web/src/(ui|lib)/' },
      { path: '^apps/web/src/(features|app)/' },
    ),
    never(
      'features-by-their-public-file',
      'a feature uses another through its public.ts; its tests may use what another has for tests',
      { path: '^apps/web/src/features/([^/]+/[^/]+)/', pathNot: '[.]test[.]tsx?$' },
      {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/[^/]+/public\\.tsx?$'],
      },
    ),
    never(
      'feature-tests-by-public-or-testing',
      'a test uses another feature through its public.ts, or what that has for tests',
      { path: '^apps/web/src/features/([^/]+/[^/]+)/.*[.]test[.]tsx?$' },
      {
        path: '^apps/web/src/features/',
        pathNot: [
          '^apps/web/src/features/$1/',
          '^apps/web/src/features/[^/]+/[^/]+/public\\.tsx?$',
          '^apps/web/src/features/[^/]+/[^/]+/testing/',
        ],
      },
    ),
    ...inOrder('server-areas-in-order', 'apps/server/src/modules', serverAreas),
    ...inOrder('web-areas-in-order', 'apps/web/src/features', webAreas),
    never(
      'features-import-no-app',
      'the shells put the features together, not the other way round',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    never(
      'product-imports-no-test-code',
      'test code stays out of the product',
      { path: '^(packages|apps)/', pathNot: testing },
      { path: testing },
    ),
    never(
      'no-circle',
      'whoever reads one file of a circle must read them all',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never('resolvable', 'the import leads nowhere', {}, { couldNotResolve: true }),
    never(
      'declared',
      'a package must stand in the package.json of the workspace that imports it',
      { path: '^(packages|apps)/', pathNot: testing },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-server)?/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
