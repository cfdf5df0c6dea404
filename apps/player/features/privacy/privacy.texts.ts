import { texts } from '../../shared/texts.ts'

export const privacyTexts = texts({
  title: ['Privacy', 'Privacy'],
  back: ['Back', 'Bumalik'],
  agreed: ['What you agreed to', 'Ang sinang-ayunan mo'],
  nothing: ['Nothing yet.', 'Wala pa.'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
  terms: ['Terms of Use', 'Mga Tuntunin ng Paggamit'],
  privacy: ['Privacy Policy', 'Patakaran sa Privacy'],
  marketing: ['Offers', 'Mga offer'],
  given: (version: number, day: string) => [`Version ${version}, on ${day}`, `Bersyon ${version}, noong ${day}`],
  withdrawn: (day: string) => [`Withdrawn on ${day}`, `Binawi noong ${day}`],
  offers: ['Send me offers', 'Padalhan ako ng mga offer'],
  offersFailed: ['Your choice was not saved. Please try again.', 'Hindi na-save ang pinili mo. Subukan muli.'],
  publicName: ['Public lists', 'Mga pampublikong listahan'],
  hideName: ['Hide my name on public lists', 'Itago ang pangalan ko sa mga pampublikong listahan'],
  seenAs: (name: string) => [
    `On lists of wins and rankings, others see you as ${name}`,
    `Sa mga listahan ng panalo at ranking, makikita ka ng iba bilang ${name}`,
  ],
  data: ['Your data', 'Ang iyong data'],
  dataText: [
    'Download all the data we keep about you as a page you can read and print. You can do this up to three times a day.',
    'I-download ang lahat ng data na itinatago namin tungkol sa iyo bilang page na mababasa at mai-print. Hanggang tatlong beses sa isang araw.',
  ],
  dataWithheld: [
    'The file does not include staff notes and tags, the results of our checks, who invited you, or security keys. The file gives the reason for each. It also says how to ask for the photos of your identity check.',
    'Hindi kasama sa file ang notes at tags ng staff, resulta ng aming checks, kung sino ang nag-invite sa iyo, at security keys. Nasa file ang dahilan ng bawat isa. Nasa file din kung paano hingin ang mga litrato ng identity check mo.',
  ],
  download: ['Download my data', 'I-download ang aking data'],
  downloadJson: ['Save it for other apps (JSON)', 'I-save para sa ibang app (JSON)'],
  downloaded: ['Your data was saved as a file.', 'Na-save bilang file ang iyong data.'],
  downloadFailed: [
    'Your data could not be downloaded. Please try again.',
    'Hindi na-download ang iyong data. Subukan muli.',
  ],
  closing: ['Close your account', 'Isara ang iyong account'],
  closingText: [
    'You cannot undo this. Withdraw your balance first. What is left is shown before you confirm: you give it up for good.',
    'Hindi na ito mababawi. I-withdraw muna ang balanse. Ipapakita ang matitira bago ka mag-confirm: tuluyan mo itong isusuko.',
  ],
  keepTitle: ['What we must keep', 'Ang dapat naming itago'],
  keepMoney: [
    'Your identity, ID, money and game records: 5 years, as the law against money laundering requires.',
    'Ang identity, ID, pera at game records mo: 5 taon, ayon sa batas laban sa money laundering.',
  ],
  keepConsents: [
    'What you agreed to: 5 years, as proof of our agreement.',
    'Ang mga sinang-ayunan mo: 5 taon, bilang patunay ng ating kasunduan.',
  ],
  keepPhone: [
    'Your phone number, so that nobody can open a new account with it.',
    'Ang phone number mo, para walang makapagbukas ng bagong account gamit ito.',
  ],
  close: ['Close my account', 'Isara ang account ko'],
  sure: ['Permanently close your account?', 'Tuluyan nang isara ang account?'],
  sureText: [
    'You will be logged out on all devices, and you cannot log in again.',
    'Mala-log out ka sa lahat ng device, at hindi ka na makakapag-log in.',
  ],
  giveUp: (sums: string) => [`You give up ${sums} for good.`, `Tuluyan mong isusuko ang ${sums}.`],
  coins: (count: string) => [`${count} Filcoins`, `${count} Filcoins`],
  rewards: (count: number) => [
    count === 1 ? '1 unpaid reward' : `${count} unpaid rewards`,
    `${count} hindi pa nababayarang reward`,
  ],
  cancel: ['Cancel', 'Kanselahin'],
  closed: ['Your account is closed.', 'Sarado na ang iyong account.'],
  closeFailed: ['Your account could not be closed. Please try again.', 'Hindi naisara ang account. Subukan muli.'],
})
