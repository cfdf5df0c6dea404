import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

const town = /^apps\/server\/demo\/town\//
const store = /from '([^']+\.store\.ts)'/g

/**
 * The demo's town does what it does through the product's own commands. Through a store it could write what no command
 * ever would, and the office would show what cannot happen.
 */
export function demoTown(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(file => isProduct(file) && town.test(file.path)).flatMap(judge)
}

function judge({ path, text }: RepositoryFile): Finding[] {
  return [...text.matchAll(store)].map(({ 1: name = '', index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    message: `The town imports ${name}: it may act through the product’s own commands alone`,
  }))
}
