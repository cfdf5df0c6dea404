export type TestKind = 'unit' | 'api' | 'ui' | 'simulation' | 'proofs'

/** The places that `vitest.config.ts` looks in for each kind. */
const places: readonly (readonly [TestKind, RegExp])[] = [
  ['ui', /^e2e\/.*\.ui\.test\.ts$/],
  ['api', /^(packages|apps|tools|bench|games)\/.*\.api\.test\.tsx?$/],
  ['simulation', /^(packages|apps|tools|bench|games)\/.*\.simulation\.test\.tsx?$/],
  ['proofs', /^games\/[^/]+\/proof\.test\.ts$/],
  ['unit', /^(packages|apps|tools|bench|games)\/(?!.*\.(api|ui|simulation)\.test\.).*\.test\.tsx?$/],
]

/** The kind of a test, read off its file's name; nothing where no part of `npm test` would run it. */
export function testKind(path: string): TestKind | undefined {
  return places.find(([, pattern]) => pattern.test(path))?.[0]
}
