import { helpline } from '../exclusion/helpline.ts'
import { breakPeriods, endOf, type Period, periodTexts } from '../exclusion/period.ts'
import { momentText } from '../manilaText.ts'
import type { Text } from '../text.ts'

/** What a member is told of that moves no money by itself, or whose money is told by a list of its own. */
interface MessageKind {
  readonly title: Text
  /** Of an amount in pesos, where it has one, of when it happened, and of the item by its name in both languages. */
  readonly text: (pesos: string, atMs: number, item?: Text) => Text
  /** The page on which the member goes on. */
  readonly href: string
  /** It tells of a redemption, which has a page of its own. */
  readonly isRedemption?: true
  /** Whether it makes an offer. What does not tells of a service, and goes out to every member. */
  readonly isOffer?: true
}

// Whoever reads a message may do so weeks after: the day of today is not what they look for.
const deposits = '/s-transaction/deposit?time_flag=30'
const withdrawals = '/s-transaction/withdraw?time_flag=30'
const kyc = '/s-kyc'
const limits = '/s-limits'
const redemptions = '/s-points/mall/detail'
const filcoins = '/s-points'
const agents = '/agency'
const saferPlay = '/s-safer-play'
const account = '/s-account'
const devices = '/s-account/devices'
const passkeys = '/s-account/passkeys'

/** What changed in how an account is entered or paid out, told so that its owner can act if it was somebody else. */
function securityOf(title: Text, href: string): MessageKind {
  return {
    title,
    text(_pesos, atMs) {
      const [when, kailan] = momentText(atMs)
      return [
        `This happened on ${when}. If it was not you, change your password and contact Service right away.`,
        `Nangyari ito noong ${kailan}. Kung hindi ikaw ito, palitan ang password mo at i-contact agad ang Service.`,
      ]
    },
    href,
  }
}

/** A step of a redemption, told with the name of what was redeemed. */
function redemptionOf(title: Text, textOf: (english: string, tagalog: string) => Text): MessageKind {
  return {
    title,
    text: (_pesos, _atMs, [english, tagalog] = ['your item', 'item mo']) => textOf(english, tagalog),
    href: redemptions,
    isRedemption: true,
  }
}

/** The receipt of a break or an exclusion: what was chosen, from when and until when, what stays open, and where help is. */
function receiptOf(period: Period): MessageKind {
  const isBreak = breakPeriods.some(one => one === period)
  const [length, haba] = periodTexts[period]
  return {
    title: isBreak
      ? ['Your break has started', 'Nagsimula na ang break mo']
      : ['You are excluded from play', 'Naka-exclude ka sa paglalaro'],
    text(_pesos, atMs) {
      const [from, mula] = momentText(atMs)
      const [until, hanggang] = momentText(endOf(period, atMs))
      return [
        `You chose ${length}, from ${from} until ${until}. Games, deposits and bonuses are closed. You can still withdraw, see your records and contact Service. Free and confidential help, 24 hours: ${helpline}.`,
        `Pinili mo ang ${haba}, mula ${mula} hanggang ${hanggang}. Sarado ang laro, deposit at bonus. Puwede ka pa ring mag-withdraw, tumingin ng mga record at kumontak sa Service. Libre at kumpidensyal na tulong, 24 oras: ${helpline}.`,
      ]
    },
    href: saferPlay,
  }
}

/** A service notice goes out to every member, whatever may not be offered to them. None of these is an offer. */
export const messageKinds = {
  deposit_completed: {
    title: ['Deposit received', 'Natanggap ang deposit'],
    text: pesos => [`We added ${pesos} to your balance.`, `Idinagdag namin ang ${pesos} sa balanse mo.`],
    href: deposits,
  },
  deposit_failed: {
    title: ['Deposit not completed', 'Hindi natuloy ang deposit'],
    text: pesos => [
      `Your deposit of ${pesos} did not go through, and nothing was added. You can try again at any time.`,
      `Hindi natuloy ang deposit mong ${pesos}, at walang naidagdag. Puwede kang sumubok muli anumang oras.`,
    ],
    href: deposits,
  },
  deposit_expired: {
    title: ['Deposit timed out', 'Nag-time out ang deposit'],
    text: pesos => [
      `We have not received your deposit of ${pesos} yet. If you paid, we add it as soon as it arrives.`,
      `Hindi pa namin natatanggap ang deposit mong ${pesos}. Kung nagbayad ka, idadagdag namin ito pagdating.`,
    ],
    href: deposits,
  },
  withdrawal_completed: {
    title: ['Withdrawal sent', 'Naipadala ang withdraw'],
    text: pesos => [
      `We sent ${pesos} to your withdraw account.`,
      `Ipinadala namin ang ${pesos} sa withdraw account mo.`,
    ],
    href: withdrawals,
  },
  withdrawal_canceled: {
    title: ['Withdrawal canceled', 'Nakansela ang withdraw'],
    text: pesos => [
      `Your withdrawal of ${pesos} was canceled. The money is back in your balance.`,
      `Nakansela ang withdraw mong ${pesos}. Nasa balanse mo na muli ang pera.`,
    ],
    href: withdrawals,
  },
  withdrawal_returned: {
    title: ['Withdrawal returned', 'Naibalik ang withdraw'],
    text: pesos => [
      `Your bank or e-wallet sent ${pesos} back. It is in your balance again. Please check your withdraw account.`,
      `Ibinalik ng bangko o e-wallet mo ang ${pesos}. Nasa balanse mo na muli ito. I-check ang withdraw account mo.`,
    ],
    href: withdrawals,
  },
  limit_asked: {
    title: ['You asked to change a limit', 'Humiling kang baguhin ang isang limit'],
    text: () => [
      'Nothing changes now. Tomorrow we ask you again, and your limit stays unless you confirm.',
      'Walang magbabago ngayon. Bukas, tatanungin ka muli, at mananatili ang limit mo maliban kung kukumpirmahin mo.',
    ],
    href: limits,
  },
  limit_changed: {
    title: ['Limit changed', 'Nabago ang limit'],
    text: () => [
      'You changed one of your limits, and it counts from now on. If this was not you, contact us right away.',
      'Nabago mo ang isa sa mga limit mo, at epektibo na ito. Kung hindi ikaw ito, i-contact agad kami.',
    ],
    href: limits,
  },
  kyc_approved: {
    title: ['You are verified', 'Verified ka na'],
    text: () => ['Your identity check is complete. Thank you.', 'Tapos na ang identity check mo. Salamat.'],
    href: kyc,
  },
  kyc_approved_basic: {
    title: ['Your identity is verified', 'Verified na ang identity mo'],
    text: () => [
      'We verified your identity. Some of your details are still open: please complete them.',
      'Na-verify namin ang identity mo. May ilang detalye pang kulang: kumpletuhin ang mga ito.',
    ],
    href: kyc,
  },
  kyc_rejected: {
    title: ['Please correct your ID details', 'Itama ang mga detalye ng ID mo'],
    text: () => [
      'We could not verify you yet. See what to correct, and send it again.',
      'Hindi ka pa namin na-verify. Tingnan kung ano ang itatama, at ipadala muli.',
    ],
    href: kyc,
  },
  redemption_processing: redemptionOf(
    ['We have your redemption', 'Natanggap namin ang redemption mo'],
    (item, gamit) => [
      `We are getting ${item} ready. Details shows by when it comes.`,
      `Inihahanda na namin ang ${gamit}. Nasa Details kung kailan ito darating.`,
    ],
  ),
  redemption_successful: redemptionOf(['Redemption successful', 'Na-redeem na'], (item, gamit) => [
    `You redeemed ${item}, and it is in your account now. See it in Details.`,
    `Na-redeem mo ang ${gamit}, at nasa account mo na ito. Tingnan ito sa Details.`,
  ]),
  redemption_shipped: redemptionOf(['Your item is on its way', 'Papunta na ang item mo'], (item, gamit) => [
    `The courier has ${item}. You find the tracking number in Details.`,
    `Nasa courier na ang ${gamit}. Nasa Details ang tracking number.`,
  ]),
  redemption_corrected: redemptionOf(['New tracking number', 'Bagong tracking number'], (item, gamit) => [
    `The tracking number of ${item} has changed. You find the new one in Details.`,
    `Nagbago ang tracking number ng ${gamit}. Nasa Details ang bago.`,
  ]),
  redemption_received: redemptionOf(['Item received', 'Natanggap ang item'], (item, gamit) => [
    `The courier says that ${item} arrived. If it did not, contact Service.`,
    `Dumating na raw ang ${gamit}, ayon sa courier. Kung wala pa, i-contact ang Service.`,
  ]),
  redemption_picked_up: redemptionOf(['Item picked up', 'Nakuha na ang item'], (item, gamit) => [
    `You picked up ${item} at the store. If this was not you, contact Service.`,
    `Nakuha mo na ang ${gamit} sa store. Kung hindi ikaw ito, i-contact ang Service.`,
  ]),
  redemption_failed: redemptionOf(['Redemption not completed', 'Hindi natuloy ang redemption'], (item, gamit) => [
    `We could not deliver ${item}. All your Filcoins for it are back.`,
    `Hindi namin ma-deliver ang ${gamit}. Naibalik na lahat ng Filcoins mo para rito.`,
  ]),
  filcoin_given: {
    title: ['Filcoins added', 'Nadagdagan ang Filcoins mo'],
    text: () => [
      'We corrected your balance and added Filcoins. Any question? Contact Service.',
      'Itinama namin ang balanse mo at nagdagdag ng Filcoins. May tanong? I-contact ang Service.',
    ],
    href: filcoins,
  },
  filcoin_taken: {
    title: ['Filcoins corrected', 'Naitama ang Filcoins mo'],
    text: () => [
      'We corrected your balance, and you have fewer Filcoins than before. Any question? Contact Service.',
      'Itinama namin ang balanse mo, at nabawasan ang Filcoins mo. May tanong? I-contact ang Service.',
    ],
    href: filcoins,
  },
  tickets_given: {
    title: ['New cashback tickets', 'Bagong cashback ticket'],
    text: () => [
      'We added cashback tickets to your account. You will see what each one brings on the cashback page.',
      'Nagdagdag kami ng cashback tickets sa account mo. Makikita mo sa cashback page kung ano ang dala ng bawat isa.',
    ],
    href: '/cashback',
  },
  level_reached: {
    title: ['You reached a new VIP level', 'May bago kang VIP level'],
    text: () => [
      'The level-up bonus is added to your balance once your account is verified.',
      'Maidadagdag ang level-up bonus sa balanse mo kapag verified na ang account mo.',
    ],
    href: '/s-vip',
  },
  invite_taken_back: {
    title: ['Invite reward taken back', 'Binawi ang invite reward'],
    text: pesos => [
      `We took ${pesos} of an invite reward back, because the invite it was given for does not count after all. Any question? Contact Service.`,
      `Binawi namin ang ${pesos} na invite reward, dahil hindi pala mabibilang ang imbitasyong pinagbatayan nito. May tanong? I-contact ang Service.`,
    ],
    href: '/invite',
  },
  invite_stopped: {
    title: ['No invite reward', 'Walang invite reward'],
    text: pesos => [
      `An invite reward of ${pesos} does not come, because the offer was stopped before its day. Any question? Contact Service.`,
      `Hindi darating ang invite reward na ${pesos}, dahil itinigil ang offer bago ang araw nito. May tanong? I-contact ang Service.`,
    ],
    href: '/invite',
  },
  invite_used_up: {
    title: ['No invite reward', 'Walang invite reward'],
    text: pesos => [
      `An invite reward of ${pesos} does not come, because the budget of the offer was used up before its day. Any question? Contact Service.`,
      `Hindi darating ang invite reward na ${pesos}, dahil naubos ang budget ng offer bago ang araw nito. May tanong? I-contact ang Service.`,
    ],
    href: '/invite',
  },
  invite_month_over: {
    title: ['No invite reward', 'Walang invite reward'],
    text: pesos => [
      `An invite reward of ${pesos} does not come: it waited for a month below the monthly limit, and its last day is over. Any question? Contact Service.`,
      `Hindi darating ang invite reward na ${pesos}: naghintay ito ng buwang may puwang pa sa limit, at lumipas na ang huling araw nito. May tanong? I-contact ang Service.`,
    ],
    href: '/invite',
  },
  agency_approved: {
    title: ['You are an agent now', 'Agent ka na'],
    text: () => [
      'Your application was approved. Your own link is on the page Agents, with the day until which it works.',
      'Na-approve ang application mo. Nasa page na Agents ang sarili mong link, at kung hanggang kailan ito gagana.',
    ],
    href: agents,
  },
  agency_extended: {
    title: ['You stay an agent', 'Agent ka pa rin'],
    text: () => [
      'Your accreditation was extended. The page Agents shows until which day your link works. It stays the same link.',
      'Pinahaba ang accreditation mo. Nasa page na Agents kung hanggang kailan gagana ang link mo. Iyon pa rin ang link.',
    ],
    href: agents,
  },
  agency_rejected: {
    title: ['About your application', 'Tungkol sa application mo'],
    text: () => [
      'We cannot make you an agent at this time. The page Agents says why, and when you can apply again.',
      'Hindi ka namin magagawang agent sa ngayon. Nasa page na Agents kung bakit, at kung kailan ka puwedeng mag-apply muli.',
    ],
    href: agents,
  },
  agency_ended: {
    title: ['You are no longer an agent', 'Hindi ka na agent'],
    text: () => [
      'Your agent link no longer works. The page Agents says why. Your account and your own invite link stay as they are.',
      'Hindi na gumagana ang agent link mo. Nasa page na Agents kung bakit. Mananatili ang account mo at ang sarili mong invite link.',
    ],
    href: agents,
  },
  security_device: securityOf(['New device logged in', 'May bagong device na nag-log in'], devices),
  security_password: securityOf(['Your password was changed', 'Napalitan ang password mo'], account),
  security_phone: securityOf(['Your phone number was changed', 'Napalitan ang phone number mo'], account),
  security_number_claim: {
    title: ['Someone wants to change your number', 'May gustong magpalit ng number mo'],
    text(_pesos, atMs) {
      const [when, kailan] = momentText(atMs)
      return [
        `On ${when} we were asked to move your account to another number. If it was not you, stop it under Devices.`,
        `Noong ${kailan}, may humiling na ilipat ang account mo sa ibang number. Kung hindi ikaw ito, pigilan ito sa Mga device.`,
      ]
    },
    href: devices,
  },
  security_email: securityOf(['Your email address was changed', 'Napalitan ang email address mo'], account),
  security_email_removed: securityOf(['Your email address was removed', 'Inalis ang email address mo'], account),
  security_payee: securityOf(['Withdraw account added', 'May idinagdag na withdraw account'], '/withdraw-accounts'),
  security_session: {
    title: ['We logged a device out', 'Ni-log out namin ang isang device'],
    text: () => [
      'Someone else may have used it, so it was logged out. Look at your devices, and change your password if one is not yours.',
      'Baka may ibang gumamit nito, kaya na-log out namin ito. Tingnan ang mga device mo, at palitan ang password kung may hindi sa iyo.',
    ],
    href: devices,
  },
  security_guessing: {
    title: ['We stopped someone from logging in', 'May pinigilan kaming mag-log in'],
    text: () => [
      'Someone tried to guess a code or password for your account, and we stopped them. Your own devices still work. Never share a code.',
      'May sumubok manghula ng code o password ng account mo, at napigilan namin. Gumagana pa rin ang mga device mo. Huwag ibigay ang code kahit kanino.',
    ],
    href: devices,
  },
  security_passkey: securityOf(['Passkey added', 'May idinagdag na passkey'], passkeys),
  security_passkey_removed: securityOf(['Passkey removed', 'May inalis na passkey'], passkeys),
  security_passkey_copied: {
    title: ['A passkey may have been copied', 'Posibleng nakopya ang isang passkey'],
    text: () => [
      'Someone used a copy of one of your passkeys, and we stopped it. Remove that passkey and add a new one.',
      'May gumamit ng kopya ng isa sa mga passkey mo, at napigilan namin. Alisin ang passkey na iyon at magdagdag ng bago.',
    ],
    href: passkeys,
  },
  security_passkey_asked: securityOf(
    ['You log in with your passkey only', 'Passkey na lang ang gamit mo sa pag-log in'],
    passkeys,
  ),
  security_passkey_not_asked: securityOf(
    ['You can log in with a code again', 'Puwede ka na muling mag-log in gamit ang code'],
    passkeys,
  ),
  security_copy: securityOf(['Your data was downloaded', 'Na-download ang data mo'], devices),
  exclusion_24h: receiptOf('24h'),
  exclusion_7d: receiptOf('7d'),
  exclusion_30d: receiptOf('30d'),
  exclusion_6m: receiptOf('6m'),
  exclusion_1y: receiptOf('1y'),
  exclusion_5y: receiptOf('5y'),
  exclusion_set: {
    title: ['You are excluded from play', 'Naka-exclude ka sa paglalaro'],
    text: () => [
      `Games, deposits and bonuses are closed to you. Safer play shows until when. You can still withdraw, see your records and contact Service. Free and confidential help, 24 hours: ${helpline}.`,
      `Sarado sa iyo ang laro, deposit at bonus. Makikita sa Safer play kung hanggang kailan. Puwede ka pa ring mag-withdraw, tumingin ng mga record at kumontak sa Service. Libre at kumpidensyal na tulong, 24 oras: ${helpline}.`,
    ],
    href: saferPlay,
  },
  exclusion_request_agreed: {
    title: ['About your request', 'Tungkol sa hiling mo'],
    text: () => [
      'You can end your exclusion 24 hours from now, on the page Safer play. It stays unless you say so there again within three days from then. You can take your request back there at any time, and staying excluded is always fine.',
      'Puwede mong tapusin ang exclusion mo pagkalipas ng 24 oras, sa page na Safer play. Mananatili ito maliban kung uulitin mo ito roon sa loob ng tatlong araw mula noon. Puwede mong bawiin doon ang hiling mo anumang oras, at laging ayos ang manatiling naka-exclude.',
    ],
    href: saferPlay,
  },
  exclusion_request_refused: {
    title: ['About your request', 'Tungkol sa hiling mo'],
    text: () => [
      `We looked at your request, and your exclusion stays until its end. Service can tell you more. Free and confidential help, 24 hours: ${helpline}.`,
      `Tiningnan namin ang hiling mo, at mananatili ang exclusion mo hanggang sa katapusan nito. Makakapagsabi pa ang Service. Libre at kumpidensyal na tulong, 24 oras: ${helpline}.`,
    ],
    href: saferPlay,
  },
  exclusion_lifted: {
    title: ['Your exclusion has ended', 'Tapos na ang exclusion mo'],
    text: () => [
      `You asked for it, and play is open again. You can set limits or take a break at any time. Free and confidential help, 24 hours: ${helpline}.`,
      `Hiniling mo ito, at bukas na muli ang laro. Puwede kang mag-set ng mga limit o mag-break anumang oras. Libre at kumpidensyal na tulong, 24 oras: ${helpline}.`,
    ],
    href: saferPlay,
  },
} as const satisfies Readonly<Record<string, MessageKind>>

export type MessageKindName = keyof typeof messageKinds

/** The names of those kinds that make no offer. */
export type ServiceKindOf<Kinds extends Readonly<Record<string, object>>> = {
  [Name in keyof Kinds]: Kinds[Name] extends { readonly isOffer: true } ? never : Name
}[keyof Kinds]

/** What a member may be notified of whatever may not be offered to them. */
export type ServiceKindName = ServiceKindOf<typeof messageKinds>

/** What a kind says; nothing for one that only a newer server knows. */
export function findMessageKind(name: string): MessageKind | undefined {
  return Object.hasOwn(messageKinds, name) ? messageKinds[name as MessageKindName] : undefined
}
