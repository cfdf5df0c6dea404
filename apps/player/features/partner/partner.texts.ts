import { texts } from '../../shared/texts.ts'

const because = (begin: string, why: string) => (why ? `${begin}: ${why}` : begin)

export const partnerTexts = texts({
  entering: ['Signing you in', 'Sina-sign in ka'],
  leading: ['Taking you there', 'Dinadala ka roon'],
  glifeFailed: (why: string) => [because('Glife login failed', why), because('Hindi nakapag-login sa Glife', why)],
  mayaminiFailed: (why: string) => [
    because('Mayamini login failed', why),
    because('Hindi nakapag-login sa Mayamini', why),
  ],
  lazadaminiFailed: (why: string) => [
    because('Lazadamini login failed', why),
    because('Hindi nakapag-login sa Lazadamini', why),
  ],
  replaceTitle: ['Switch to another account?', 'Lumipat sa ibang account?'],
  replaceLine: ({ own, other }: { own: string; other: string }) => [
    `You are signed in as ${own}. This link belongs to ${other}. If you did not ask for it, stay in your own account.`,
    `Naka-sign in ka bilang ${own}. Kay ${other} ang link na ito. Kung hindi mo ito hiningi, manatili sa sarili mong account.`,
  ],
  replace: ['Switch', 'Lumipat'],
  stay: ['Stay', 'Manatili'],
  failedTitle: ['You are not signed in', 'Hindi ka naka-sign in'],
  failedLine: [
    'Go back to the app you come from and open Saya again, or sign in with a code sent to your phone.',
    'Bumalik sa app na pinanggalingan mo at buksan muli ang Saya, o mag-sign in gamit ang code na ipapadala sa iyong telepono.',
  ],
  signIn: ['Sign in with a code', 'Mag-sign in gamit ang code'],
  openApp: ['Open the app', 'Buksan ang app'],
  nowhereTitle: ['This app is not connected', 'Hindi nakakonekta ang app na ito'],
  nowhereLine: [
    'We cannot lead you to it from here. You can play in this window as you are.',
    'Hindi ka namin madadala roon mula rito. Puwede kang maglaro sa window na ito.',
  ],
  home: ['Home', 'Home'],
  landing: ['Saya in your shopping app', 'Saya sa iyong shopping app'],
  landingLine: [
    'Opening Saya in the shopping app signs you in. If it did not, open it there again.',
    'Buksan ang Saya sa shopping app para makapag-sign in. Kung hindi gumana, buksan ulit doon.',
  ],
  openShop: ['Open in the shopping app', 'Buksan sa shopping app'],
  products: ['Vouchers in the shopping app', 'Mga voucher sa shopping app'],
  noProducts: ['No vouchers are on sale right now.', 'Walang voucher na ibinebenta ngayon.'],
  codes: ['Your voucher codes', 'Mga voucher code mo'],
  noCodes: ['You have exchanged no code yet.', 'Wala ka pang naipalit na code.'],
  exchange: ['Exchange a code', 'Magpalit ng code'],
  productsFailed: ['The vouchers could not be loaded.', 'Hindi ma-load ang mga voucher.'],
  again: ['Try again', 'Subukan muli'],
})
