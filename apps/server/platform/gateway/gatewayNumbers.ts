/** The gateways by their names, with their numbers among the accounts of the ledger. A number is never given again. */
export const gatewayNumbers = { paymongo: 1, xendit: 2, maya: 3 } as const
