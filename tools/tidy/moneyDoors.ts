import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

/** What only the ledger itself may write: the wallets, and the rows that prove how they came to be what they are. */
const tables = '(?:wallet|journal|command|round|lot)'
const walletStore = /^apps\/server\/features\/wallet\/(?:\w+\/)?[^/]+\.store\.ts$/
const ledgerMigration = /^db\/migrations\/member\/\d{4}_\w*ledger\w*\.sql$/
const ledgerFunction =
  /^db\/functions\/member\/(?:apply_batch|write_commands|write_bets|write_wins|write_postings|move_wallets|post_entry|keep_refused_entry|write_lots|release_play|return_lot|hide_ended_sessions|open_journal_month)\.sql$/
const anySql = /^db\/.+\.sql$/

/** A schema may stand before a table, quoted, or put in while the statement is made. */
const schema = String.raw`(?:"?[\w$\{\}()]+"?\.)?`
const built = new RegExp(
  String.raw`\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"\x60]${schema}${tables}\b`,
  'g',
)
const statement = String.raw`\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy)\s+`
const written = new RegExp(
  String.raw`${statement}(?:${schema}"?${tables}\b(?!\s*\()|\$\{\s*sql\.(?:table|id|ref)\([^)]*\b${tables}\b)`,
  'gi',
)
const doors =
  /\b(?:apply_batch|write_commands|write_bets|write_wins|write_postings|move_wallets|post_entry|keep_refused_entry|write_lots|return_lot)\s*\(/g

/** Money moves through two doors, both of the wallet's stores: nothing else writes what they write, or calls them. */
export function moneyDoors(files: readonly RepositoryFile[]): Finding[] {
  return files.flatMap(file => {
    if (anySql.test(file.path)) {
      const isLedger = ledgerMigration.test(file.path) || ledgerFunction.test(file.path)
      return isLedger ? [] : judge(file.path, bare(file.text))
    }
    if (!isProduct(file) || walletStore.test(file.path)) return []
    return judge(file.path, parseSource(file).code)
  })
}

/** The table of wallets is made before the ledger is; comments may speak of anything. */
function bare(sql: string): string {
  return sql.replace(/--[^\n]*/g, '')
}

/** The whole of a file, since a statement goes on from one line to the next. */
function judge(path: string, code: string): Finding[] {
  return [built, written, doors].flatMap(door =>
    [...code.matchAll(door)].map(({ 0: found, index }) => ({
      path,
      line: code.slice(0, index).split('\n').length,
      message: `“${found.replace(/\s+/g, ' ')}” moves money past the wallet’s own stores`,
    })),
  )
}
