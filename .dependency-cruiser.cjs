/* Who may import whom, on both sides. */

const frontend = (folders) => `^frontend/src/(${folders})/`;
const testFiles = '\\.spec\\.tsx?$|^frontend/src/test/';
const valueImport = { dependencyTypesNot: ['type-only'] };

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Types count, too.',
      from: { path: '^frontend/' },
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-values',
      comment: 'On the backend entities name each other as types.',
      from: {},
      to: { circular: true, viaOnly: valueImport },
    },
    {
      name: 'no-orphan',
      comment:
        'Nothing imports it and it imports nothing; start.js stands in every page, Jest maps to no-downloads.',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^frontend/src/test/',
          '^frontend/src/api/generated/',
          '^frontend/src/start\\.js$',
          '^backend/test/support/no-downloads\\.cjs$',
        ],
      },
      to: {},
    },
    { name: 'resolvable', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared',
      comment: 'Packages stand in the package.json of the workspace that imports them.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },

    {
      name: 'backend-runs-on-dependencies',
      comment: 'A deployed server has no development packages.',
      from: { path: '^backend/src/' },
      to: { ...valueImport, dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'common-knows-nobody',
      comment: 'What at least three modules share.',
      from: { path: '^backend/src/common/' },
      to: { path: '^backend/src/(?!common/)' },
    },
    {
      name: 'http-knows-no-module',
      comment: 'What every request passes, whatever it asks for.',
      from: { path: '^backend/src/http/' },
      to: { path: '^backend/src/(?!http/|common/|config/)' },
    },
    {
      name: 'mail-knows-no-sender',
      comment: 'Those who send mails know the outbox; it knows none of them.',
      from: { path: '^backend/src/mail/' },
      to: { path: '^backend/src/(?!mail/|common/|config/|http/|admin/|rate-limits/)' },
    },
    {
      name: 'no-folder-cycle',
      comment: 'A module knows those it stands on, never those that stand on it.',
      scope: 'folder',
      from: { path: '^backend/src' },
      to: { circular: true },
    },
    {
      name: 'modules-know-no-infrastructure',
      comment: 'The database, the site and the application gather the modules, never the other way round.',
      from: { path: '^backend/src/(?!database/|site/)[^/]+/' },
      to: { path: '^backend/src/(database/|site/|app\\.|main\\.|openapi\\.|write-openapi\\.)' },
    },
    {
      name: 'other-modules-controllers',
      comment: 'A module offers its service, entity and DTOs; its routes are its own.',
      from: { path: '^backend/src/([^/]+)/' },
      to: { path: '\\.(controller|repository)\\.ts$', pathNot: '^backend/src/$1/' },
    },

    {
      name: 'features-stand-alone',
      comment:
        'What two features need moves to components, lib or api, or comes in as a slot. The portal is the layout that puts some of them together.',
      from: { path: '^frontend/src/features/(?!portal/)([^/]+)/', pathNot: testFiles },
      to: { path: frontend('features'), pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'portal-composes',
      comment: 'Only what a student has.',
      from: { path: '^frontend/src/features/portal/', pathNot: testFiles },
      to: {
        path: '^frontend/src/features/(?!(portal|users|universities|shortlist|comparisons|applications|plans)/)',
      },
    },
    {
      name: 'parts-stand-alone',
      comment:
        'A folder inside a feature is one thing. What several share stands beside them or, at the staff desk, in its folder; the map is a view of the search.',
      from: { path: '^frontend/src/features/([^/]+)/([^/]+)/', pathNot: testFiles },
      to: {
        path: '^frontend/src/features/$1/[^/]+/',
        pathNot: ['^frontend/src/features/($1/$2|admin/desk|universities/map)/'],
      },
    },
    {
      name: 'features-below-app',
      from: { path: frontend('features'), pathNot: testFiles },
      to: { path: ['^frontend/src/app/', '^frontend/src/[^/]+$'] },
    },
    {
      name: 'components-below-features',
      comment: 'Shared pieces may know the types of content, not content itself, and never the API.',
      from: { path: frontend('components'), pathNot: testFiles },
      to: { path: [frontend('app|features|planner|api'), '^frontend/src/[^/]+$'] },
    },
    {
      name: 'planner-below-features',
      comment: 'What students and staff read of a plan; it knows the records and no page.',
      from: { path: frontend('planner'), pathNot: testFiles },
      to: {
        path: '^frontend/src/(?!planner/|content/|lib/)',
        pathNot: '^frontend/src/api/generated/[^/]+\\.schemas\\.ts$',
      },
    },
    {
      name: 'components-know-content-types-only',
      from: { path: frontend('components'), pathNot: testFiles },
      to: { ...valueImport, path: frontend('content') },
    },
    {
      name: 'content-is-data',
      comment: 'Records with their types; small pure helpers at most.',
      from: { path: frontend('content'), pathNot: testFiles },
      to: { path: ['^frontend/src/(?!content/|lib/)', 'node_modules'] },
    },
    {
      name: 'api-below-features',
      from: { path: frontend('api'), pathNot: testFiles },
      to: { path: '^frontend/src/(?!api/|lib/)' },
    },
    {
      name: 'lib-at-the-bottom',
      comment: 'The types that are generated from the server’s classes are everybody’s.',
      from: { path: frontend('lib'), pathNot: testFiles },
      to: {
        path: '^frontend/src/(?!lib/)',
        pathNot: '^frontend/src/api/generated/(?:[^/]+\\.schemas|lengths/[^/]+)\\.ts$',
      },
    },
    {
      name: 'tests-not-shipped',
      from: { pathNot: [testFiles, '^backend/test/'] },
      to: { path: [testFiles, '^backend/test/'] },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    webpackConfig: { fileName: 'scripts/lib/import-alias.cjs' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-ssr)/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
