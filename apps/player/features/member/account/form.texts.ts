import { textLimits } from '@saya/contract/limits'
import { texts } from '../../../shared/texts.ts'

export const formTexts = texts({
  back: ['Back', 'Bumalik'],
  clear: ['Clear', 'Burahin'],
  save: ['Save', 'I-save'],
  username: ['Username', 'Username'],
  usernameLine: [
    'Use 5 to 30 letters and digits. You can choose your first username at any time. After that, you can change it once every 90 days.',
    'Gumamit ng 5 hanggang 30 letra at numero. Puwede kang pumili ng unang username kahit kailan. Pagkatapos, isang beses lang ito mapapalitan kada 90 araw.',
  ],
  usernameOpenAt: (date: string) => [
    `You can change your username again on ${date}.`,
    `Mapapalitan mo muli ang iyong username sa ${date}.`,
  ],
  usernameSet: ['Set username successfully', 'Na-set na ang username'],
  nickName: ['Nick name', 'Nickname'],
  nickNameLine: [
    'The name we call you. Use 5 to 30 letters and digits.',
    'Ang itatawag namin sa iyo. Gumamit ng 5 hanggang 30 letra at numero.',
  ],
  nickNameSet: ['Your nick name was saved.', 'Na-save na ang iyong nickname.'],
  email: ['Email Address', 'Email address'],
  emailLine: [
    'We use it for receipts. Three days after you set it, you can also use it to recover your account. If it changes, we notify your phone and your old email.',
    'Ginagamit ito para sa mga resibo. Tatlong araw matapos i-set, magagamit mo rin ito para ma-recover ang account mo. Kapag napalitan, ino-notify namin ang telepono at lumang email mo.',
  ],
  emailNow: (email: string) => [`Now: ${email}`, `Ngayon: ${email}`],
  emailRemove: ['Remove email address', 'Alisin ang email address'],
  emailRemoveQuestion: ['Remove this address?', 'Alisin ang address na ito?'],
  emailRemoveText: [
    'After this, you can reset your password only with your phone. We will notify your phone and your old email.',
    'Pagkatapos nito, sa telepono mo na lang mare-reset ang password. Ino-notify namin ang telepono at lumang email mo.',
  ],
  emailRemoved: ['Your email address was removed.', 'Naalis na ang iyong email address.'],
  keepIt: ['Keep it', 'Huwag alisin'],
  remove: ['Remove', 'Alisin'],
  emailSet: ['Your email address was saved.', 'Na-save na ang iyong email address.'],
  phone: ['Phone number', 'Numero ng telepono'],
  phoneLine: [
    'You will log in with your new number. We will send a code to it, and notify your old number.',
    'Sa bagong number ka na magla-log in. Magpapadala kami ng code rito, at ino-notify namin ang luma mong number.',
  ],
  phoneSet: ['Your phone number was changed.', 'Napalitan na ang iyong numero ng telepono.'],
  phoneUnavailable: ['Phone number is not available.', 'Hindi available ang numero ng telepono.'],
  code: ['Code', 'Code'],
  codeMissing: ['Missing verification code', 'Ilagay ang code'],
  codeIncomplete: ['Please enter the correct code', 'Ilagay ang tamang code'],
  sendFailed: ['failed to send sms!', 'hindi naipadala ang sms!'],
  nameShort: (field: string) => [
    `${field}: at least ${textLimits.usernameLeast} characters`,
    `Hindi bababa sa ${textLimits.usernameLeast} karakter ang ${field}`,
  ],
  nameLong: (field: string) => [
    `${field}: at most ${textLimits.usernameMost} characters`,
    `Hanggang ${textLimits.usernameMost} karakter lang ang ${field}`,
  ],
  namePattern: ['Reg Error', 'Mga letra at numero lang'],
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
  serverError: ['Internal Server Error', 'Nagkaroon ng problema sa amin'],
  notSent: [
    'This could not be sent. Check your connection and try again.',
    'Hindi ito naipadala. I-check ang koneksyon at subukan muli.',
  ],
  loading: ['Loading...', 'Naglo-load...'],
})
