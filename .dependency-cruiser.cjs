/**
 * The walls of the house. `tools/walls.test.ts` plants a violation of each and sees it caught; a
 * small module count fails there too, since a checker that reads nothing finds nothing.
 */
const TEST = '\\.test\\.tsx?$|^server/test/|^e2e/';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle has no first room: neither side can be read, tested or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports zod and itself, nothing else.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { pathNot: '^contract/|(^|/)node_modules/zod/' },
    },
    {
      name: 'calls-without-zod',
      comment:
        'A browser loads calls, lists and limits without zod: schemas stand in files of their own and are loaded by call.schemas().',
      severity: 'error',
      from: {
        path: '^contract/src/',
        pathNot: `${TEST}|[/-]schemas\\.ts$|^contract/src/fields\\.ts$`,
      },
      to: {
        path: '(^|/)node_modules/zod/|[/-]schemas\\.ts$|^contract/src/fields\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-never-server',
      comment: 'The browser knows the contract, never the server; nor the server the browser.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^web/' },
    },
    {
      name: 'core-is-pure',
      comment: 'A core thinks over values: it reaches other cores, the contract and pure facts.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/core/', pathNot: TEST },
      to: {
        pathNot:
          '^server/src/[^/]+/core/|^contract/|^server/src/kit/(working-days|days|state-machine)\\.ts$|(^|/)node_modules/(zod|libphonenumber-js|chinese-days|otpauth|ibantools)/|^(node:)?(crypto|buffer)$',
      },
    },
    {
      name: 'state-machines-are-pure',
      comment: 'Cores decide by it: what reads or writes stands in apply-event.ts.',
      severity: 'error',
      from: { path: '^server/src/kit/state-machine\\.ts$' },
      to: { pathNot: '^contract/|^server/src/kit/working-days\\.ts$' },
    },
    {
      name: 'slices-meet-at-public',
      comment: 'The only door of a slice is its public.ts; its core is open to other cores only.',
      severity: 'error',
      from: { path: '^server/src/([^/]+)/', pathNot: `${TEST}|^server/src/kit/` },
      to: {
        path: '^server/src/([^/]+)/',
        pathNot: '^server/src/$1/|^server/src/kit/|^server/src/[^/]+/public\\.ts$',
      },
    },
    {
      name: 'kit-knows-no-slice',
      severity: 'error',
      from: { path: '^server/src/kit/', pathNot: TEST },
      to: { path: '^server/src/(?!kit/)[^/]+/' },
    },
    {
      name: 'wallet-and-messages-know-no-other-slice',
      severity: 'error',
      from: { path: '^server/src/(wallet|messages)/', pathNot: TEST },
      to: {
        path: '^server/src/(?!kit/)([^/]+)/',
        // Recharges are audited, large ones approved by a second person, and proofs are files; limits and
        // bank accounts are settings: these are services, not trades.
        pathNot: '^server/src/$1/|^server/src/(operator|files|approvals|settings)/public\\.ts$',
      },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'Kysely is imported by stores (and the kit that opens the database) alone.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: `${TEST}|store[^/]*\\.ts$|^server/src/[^/]+/store/|^server/src/kit/(database|mail)/|^server/src/kit/process/health\\.ts$|^server/src/kit/jobs/(jobs|job-queue)\\.ts$|^server/src/kit/postgres/`,
      },
      to: { path: '(^|/)node_modules/(kysely|pg)/' },
    },
    {
      name: 'web-slices-are-strangers',
      comment: 'Pages of different slices meet in app/, never in each other.',
      severity: 'error',
      from: { path: '^web/src/(?!app/|api/|widgets/|order-parts/|i18n/|ui/|page/)([^/]+)/' },
      to: {
        path: '^web/src/(?!api/|widgets/|order-parts/|i18n/|ui/|page/)([^/]+)/',
        pathNot: '^web/src/$1/',
      },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/(ui|i18n)/' },
      to: { path: '^web/src/(?!ui/|i18n/)|^contract/src/(?!options\\.ts|option-schemas\\.ts)' },
    },
    {
      name: 'widgets-know-no-slice',
      severity: 'error',
      from: { path: '^web/src/(widgets|order-parts|api)/' },
      to: { path: '^web/src/(?!widgets/|order-parts/|api/|ui/|i18n/)' },
    },
    {
      name: 'product-never-tools',
      comment: 'The product needs no tool. A first start loads demo data where it is asked to.',
      severity: 'error',
      from: {
        path: '^(contract|server/src|web/src)/',
        pathNot: `${TEST}|^server/src/first-start\\.ts$`,
      },
      to: { path: '^(tools|bench|e2e)/' },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      from: { path: '^(contract|server/src|web/src)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: { path: '^(contract|server|web|tools|bench|e2e)/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        // A file of a declared package, taken by its address: resolvers do not know the query.
        pathNot: '^zxing-wasm/reader/zxing_reader\\.wasm\\?url$',
      },
    },
    {
      name: 'no-dev-packages-in-the-product',
      severity: 'error',
      from: { path: '^(contract|server/src|web/src)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing reaches is dead; entries are named here.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contract|server/src|web/src)/',
        pathNot: `${TEST}|\\.d\\.ts$|/locales/|^web/src/[^/]+/pages/|\\.module\\.css$`,
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|web/dist-server|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: false,
  },
};
