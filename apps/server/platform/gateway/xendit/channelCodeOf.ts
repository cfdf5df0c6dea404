/**
 * The banks and wallets that the gateway pays to, by the code (BIC) that the clearing houses know them by. One whose name
 * there is not known for certain is left out: a wrong name would give each withdrawal back.
 */
const codes: ReadonlyMap<string, string> = new Map([
  ['GXCHPHM2XXX', 'PH_GCASH'],
  ['PAPHPHM1XXX', 'PH_PAYMAYA'],
  ['DCPHPHM1XXX', 'PH_COINS'],
  ['BNORPHMMXXX', 'PH_BDO'],
  ['BOPIPHMMXXX', 'PH_BPI'],
  ['MBTCPHMMXXX', 'PH_MET'],
  ['TLBPPHMMXXX', 'PH_LBP'],
  ['UBPHPHMMXXX', 'PH_UBP'],
  ['PNBMPHMMXXX', 'PH_PNB'],
  ['RCBCPHMMXXX', 'PH_RCBC'],
  ['SETCPHMMXXX', 'PH_SEC'],
  ['CHBKPHMMXXX', 'PH_CBC'],
  ['EWBCPHMMXXX', 'PH_EWB'],
  ['AUBKPHMMXXX', 'PH_AUB'],
  ['PHSBPHMMXXX', 'PH_PSB'],
  ['CIPHPHMMXXX', 'PH_CIMB'],
])

const banks = new Map([...codes].map(([bank, code]) => [code, bank]))

/** The code of the clearing houses for what the gateway calls so, with or without its country; empty where it is unknown. */
export function bankOf(code: string): string {
  return banks.get(code) ?? banks.get(`PH_${code}`) ?? ''
}

/** What the gateway calls a bank or wallet. Nothing where it cannot pay to it. */
export function channelCodeOf(bank: string): string | undefined {
  return codes.get(bank)
}
