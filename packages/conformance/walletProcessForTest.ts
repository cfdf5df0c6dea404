import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openFlawedWallet } from './flawedWalletForTest.ts'

/**
 * A program for the tests: a wallet of one player that keeps the balance in a file. It writes before it answers, or
 * behind its answers, as those do who write once for many.
 */
const [file = '', order = 'first', nowMs = '0'] = process.argv.slice(2)
const behindMs = 100
const write = (balance: bigint) => writeFileSync(file, String(balance))

const wallet = await openFlawedWallet(
  [],
  { now: () => Number(nowMs) },
  {
    start: existsSync(file) ? BigInt(readFileSync(file, 'utf8')) : 0n,
    write: order === 'first' ? write : balance => void setTimeout(() => write(balance), behindMs),
  },
)
process.stdout.write(`${wallet.url}\n`)
