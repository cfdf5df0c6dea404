import type { Names } from './names.ts'

/** What nobody but the one who adds it can know, in the order it is best done in. */
export function whatIsLeft({ noun, operation }: Names, isNew: boolean): readonly string[] {
  const feature = `apps/server/features/${noun}`
  return [
    `packages/contract/${noun}/${operation}.ts: path, who may call, body or query, answer, refusals, and its summary`,
    ...(isNew
      ? [
          `packages/contract/${noun}/errors.ts: the refusals, as a player reads them in both languages`,
          'docs/glossary.md: what the noun is, and what it is not',
          'tools/levels.json: the lowest level from which it can still call what it calls, and one among the features of the player',
        ]
      : []),
    `${feature}: the decision, the SQL, and a table of its own if it keeps anything (CONTRIBUTING, step 6)`,
    `${feature}/${operation}.api.test.ts: success, each refusal, the same twice; the requirements it proves in its titles`,
    'a new promise: a row in docs/spec/requirements.json, then npm run rows',
    'only if it keeps a table of members: privacy/ownTables.ts, tableClasses.ts and readOwned.ts of the server, privacy/takeCopy.ts of the contract, privacy/copy/copy.texts.ts of the player',
    `the player's screen and its browser test; app/pages.ts and app/routes.ts only if the page is new (CONTRIBUTING, A screen)`,
    `npm test -- unit ${feature}; npm test -- api ${feature}; git grep @TODO`,
  ]
}
