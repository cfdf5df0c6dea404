import { texts } from '../../shared/texts.ts'

const because = (begin: string, why: string) => (why ? `${begin}: ${why}` : begin)

export const partnerTexts = texts({
  entering: ['Logging you in...', 'Nila-log in ka...'],
  leading: ['Opening...', 'Binubuksan...'],
  glifeFailed: (why: string) => [because('Glife login failed', why), because('Hindi nakapag-log in sa Glife', why)],
  mayaminiFailed: (why: string) => [
    because('Mayamini login failed', why),
    because('Hindi nakapag-log in sa Mayamini', why),
  ],
  lazadaminiFailed: (why: string) => [
    because('Lazadamini login failed', why),
    because('Hindi nakapag-log in sa Lazadamini', why),
  ],
  replaceTitle: ['Switch to another account?', 'Lumipat sa ibang account?'],
  replaceLine: ({ own, other }: { own: string; other: string }) => [
    `You are logged in as ${own}. This link is for ${other}. If you did not ask for it, stay in your own account.`,
    `Naka-log in ka bilang ${own}. Para kay ${other} ang link na ito. Kung hindi mo ito hiningi, manatili sa sarili mong account.`,
  ],
  replace: ['Switch', 'Lumipat'],
  stay: ['Stay', 'Manatili'],
  failedTitle: ['You are not logged in', 'Hindi ka naka-log in'],
  failedLine: [
    'Go back to the app you came from and open Saya again, or log in with a code sent to your phone.',
    'Bumalik sa app na pinanggalingan mo at buksan muli ang Saya, o mag-log in gamit ang code na ipapadala sa telepono mo.',
  ],
  signIn: ['Log in with code', 'Mag-log in gamit ang code'],
  openApp: ['Open the app', 'Buksan ang app'],
  nowhereTitle: ['This app is not connected', 'Hindi nakakonekta ang app na ito'],
  nowhereLine: [
    'We cannot open it from here. You can still play in this window.',
    'Hindi namin ito mabubuksan mula rito. Puwede ka pa ring maglaro sa window na ito.',
  ],
  home: ['Home', 'Home'],
  landing: ['Shopping app', 'Shopping app'],
  landingLine: [
    'Open Saya in the shopping app to log in. If it does not work, open it there again.',
    'Buksan ang Saya sa shopping app para maka-log in. Kung hindi gumana, buksan ulit doon.',
  ],
  memberLine: [
    'You are logged in. You can open Saya in the shopping app too.',
    'Naka-log in ka na. Puwede mo ring buksan ang Saya sa shopping app.',
  ],
  openShop: ['Open in the shopping app', 'Buksan sa shopping app'],
  products: ['Vouchers in the shopping app', 'Mga voucher sa shopping app'],
  noProducts: ['No vouchers are on sale right now.', 'Walang voucher na ibinebenta ngayon.'],
  codes: ['Your voucher codes', 'Mga voucher code mo'],
  noCodes: ['You have not exchanged a code yet.', 'Wala ka pang na-exchange na code.'],
  exchange: ['Exchange a code', 'I-exchange ang code'],
  productsFailed: ['The vouchers could not be loaded.', 'Hindi ma-load ang mga voucher.'],
})
