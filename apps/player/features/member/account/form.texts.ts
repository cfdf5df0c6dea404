import { textLimits } from '@saya/contract/limits'
import { texts } from '../../../shared/texts.ts'

export const formTexts = texts({
  back: ['Back', 'Bumalik'],
  clear: ['Clear', 'Burahin'],
  save: ['Save', 'I-save'],
  username: ['Username', 'Username'],
  usernameLine: [
    'Letters and digits, 5 to 30. Your first choice is free; after a change you can change it again in 90 days.',
    'Mga letra at numero, 5 hanggang 30. Libre ang unang pili; pagkatapos ng pagpalit, mapapalitan ito muli pagkaraan ng 90 araw.',
  ],
  usernameOpenAt: (date: string) => [
    `You can change your username again on ${date}.`,
    `Mapapalitan mo muli ang iyong username sa ${date}.`,
  ],
  usernameSet: ['Set username successfully', 'Naitakda na ang username'],
  nickName: ['Nick name', 'Palayaw'],
  nickNameLine: [
    'What we call you. Letters and digits, 5 to 30.',
    'Itatawag namin sa iyo. Mga letra at numero, 5 hanggang 30.',
  ],
  nickNameSet: ['Your nick name is saved.', 'Na-save na ang iyong palayaw.'],
  email: ['Email Address', 'Email address'],
  emailLine: [
    'For receipts and, three days after you set it, for getting back into your account. We tell your phone and the old address of a change.',
    'Para sa mga resibo at, tatlong araw matapos itakda, sa pagbabalik sa iyong account. Ipapaalam namin ang pagbabago sa iyong telepono at sa lumang address.',
  ],
  emailNow: (email: string) => [`Now: ${email}`, `Ngayon: ${email}`],
  emailRemove: ['Remove the e-mail address', 'Alisin ang email address'],
  emailRemoveQuestion: ['Remove this address?', 'Alisin ang address na ito?'],
  emailRemoveText: [
    'A forgotten password can then be reset by your phone alone. We tell your phone and the old address.',
    'Sa telepono mo na lang mare-reset ang nakalimutang password. Ipapaalam namin sa iyong telepono at sa lumang address.',
  ],
  emailRemoved: ['Your e-mail address is removed.', 'Naalis na ang iyong email address.'],
  keepIt: ['Keep it', 'Panatilihin'],
  remove: ['Remove', 'Alisin'],
  emailSet: ['Your e-mail address is saved.', 'Na-save na ang iyong email address.'],
  phone: ['Phone number', 'Numero ng telepono'],
  phoneLine: [
    'You will sign in with the new number. We send a code to it, and tell the old one that it was changed.',
    'Mag-log in ka gamit ang bagong numero. Magpapadala kami ng code rito, at ipapaalam sa luma na napalitan ito.',
  ],
  phoneSet: ['Your phone number is changed.', 'Napalitan na ang iyong numero ng telepono.'],
  phoneUnavailable: ['Phone number is not available.', 'Hindi available ang numero ng telepono.'],
  code: ['Code', 'Code'],
  sendCode: ['Send code', 'Ipadala ang code'],
  sendCodeIn: (seconds: number) => [`Send code in ${seconds} s`, `Ipadala sa loob ng ${seconds} s`],
  codeSent: ['otp code sent.', 'naipadala na ang otp code.'],
  codeMissing: ['Missing verification code', 'Kulang ang verification code'],
  codeIncomplete: ['Please enter the correct code', 'Pakilagay ang tamang code'],
  sendFailed: ['failed to send sms!', 'hindi naipadala ang sms!'],
  nameShort: (field: string) => [
    `${field} minLength is ${textLimits.usernameLeast}`,
    `Hindi bababa sa ${textLimits.usernameLeast} karakter ang ${field}`,
  ],
  nameLong: (field: string) => [
    `${field} maxLength is ${textLimits.usernameMost}`,
    `Hanggang ${textLimits.usernameMost} karakter lang ang ${field}`,
  ],
  namePattern: ['Reg Error', 'Mga letra at numero lamang'],
  emailInvalid: ['Email Address Error', 'Mali ang email address'],
  emailLong: [
    `Email Address maxLength is ${textLimits.email}`,
    `Hanggang ${textLimits.email} karakter lang ang email address`,
  ],
  phoneInvalid: ['Phone number Error', 'Mali ang numero ng telepono'],
  phoneLong: [
    `Phone number maxLength is ${textLimits.phone}`,
    `Hanggang ${textLimits.phone} karakter lang ang numero ng telepono`,
  ],
  serverError: ['Internal Server Error', 'May mali sa aming server'],
  notSent: [
    'This could not be sent. Check your connection and try again.',
    'Hindi ito naipadala. Tingnan ang koneksyon at subukan muli.',
  ],
  loading: ['Loading...', 'Naglo-load...'],
})
