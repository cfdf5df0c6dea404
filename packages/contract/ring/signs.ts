/** What may show that an invited friend is no new player, the plainest first. */
export const ringSigns = [
  'self',
  'id',
  'payee',
  'couple',
  'crowd',
  'circle',
  'minute',
  'chain',
  'device',
  'network',
] as const
export type RingSign = (typeof ringSigns)[number]

/** Each in words for staff: what it is called, and what was found. */
export const ringSignTexts = {
  self: [
    'Invited themselves',
    'The friend has the ID, or the device and the payout account, of the member who invited them.',
  ],
  id: ['Same ID', 'The same ID number was stated by both accounts.'],
  payee: ['Same payout account', 'Both accounts pay out to the same account number.'],
  couple: ['Crossed invites', 'Two members each invited the other’s second account.'],
  crowd: [
    'Many friends in one place',
    'Many friends of one member share a device, signed up from one network within a day, or began on a device of that member.',
  ],
  circle: ['Deposit that only circles', 'The deposit was played about once and nearly all of it was withdrawn.'],
  minute: ['Same minutes', 'Both signed up, deposited and played within minutes of each other.'],
  chain: ['Chain of invites', 'One invited the next, three times or more within two days.'],
  device: ['Same device', 'Both accounts signed in on the same device.'],
  network: ['Same network', 'Both were on the same network when the friend signed up.'],
} as const satisfies Readonly<Record<RingSign, readonly [title: string, text: string]>>
