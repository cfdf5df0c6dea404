/** The gateways as filters offer them. */
export const gatewayOptions = [
  ['', 'Every gateway'],
  ['maya', 'Maya Checkout'],
  ['paymongo', 'PayMongo'],
  ['xendit', 'Xendit'],
] as const

export function gatewayTitle(name: string): string {
  return gatewayOptions.find(([value]) => value !== '' && value === name)?.[1] ?? (name || 'None')
}
