import { texts } from '../../shared/texts.ts'

export const privacyTexts = texts({
  title: ['Privacy', 'Privacy'],
  back: ['Back', 'Bumalik'],
  agreed: ['What you agreed to', 'Ang sinang-ayunan mo'],
  nothing: ['Nothing yet.', 'Wala pa.'],
  failed: ['This did not load.', 'Hindi ito na-load.'],
  again: ['Try again', 'Subukan muli'],
  terms: ['Terms of Use', 'Mga Tuntunin ng Paggamit'],
  privacy: ['Privacy Policy', 'Patakaran sa Privacy'],
  marketing: ['Offers', 'Mga alok'],
  given: (version: number, day: string) => [`Version ${version}, on ${day}`, `Bersyon ${version}, noong ${day}`],
  withdrawn: (day: string) => [`Withdrawn on ${day}`, `Binawi noong ${day}`],
  offers: ['Send me offers', 'Padalhan ako ng mga alok'],
  offersFailed: ['This could not be changed. Please try again.', 'Hindi ito nabago. Subukan muli.'],
  data: ['Your data', 'Ang iyong data'],
  dataText: [
    'What we keep of you, as one file that people and programs can read. Three times a day at most.',
    'Ang itinatago namin tungkol sa iyo, sa isang file na nababasa ng tao at programa. Hanggang tatlong beses sa isang araw.',
  ],
  dataWithheld: [
    'Left out, each with its reason in the file: notes and marks of our staff and our checks, who invited you, and keys. The photos of your identity check are sent to you when you ask for them; the file says how.',
    'Hindi kasama, at nasa file ang dahilan ng bawat isa: mga tala at marka ng aming staff at mga pagsusuri, kung sino ang nag-imbita sa iyo, at mga susi. Ipinapadala ang mga litrato ng iyong identity check kapag hiningi mo; nasa file kung paano.',
  ],
  download: ['Download my data', 'I-download ang aking data'],
  downloaded: ['Your data was saved as a file.', 'Na-save bilang file ang iyong data.'],
  downloadFailed: ['Your data could not be fetched. Please try again.', 'Hindi nakuha ang iyong data. Subukan muli.'],
  closing: ['Close your account', 'Isara ang iyong account'],
  closingText: [
    'Closing is final. Withdraw your balance first; up to ₱0.99, Filcoins and money that still has to be played through are given up.',
    'Pinal ang pagsasara. I-withdraw muna ang balanse; mawawala ang hanggang ₱0.99, ang Filcoins at ang perang kailangan pang laruin.',
  ],
  keepTitle: ['What we must keep', 'Ang dapat naming itago'],
  keepMoney: [
    'Who you are, your ID, your money and your play: 5 years, because of the law on money laundering.',
    'Kung sino ka, ang ID, pera at laro mo: 5 taon, dahil sa batas laban sa money laundering.',
  ],
  keepConsents: [
    'What you agreed to: 5 years, as proof of our agreement.',
    'Ang sinang-ayunan mo: 5 taon, bilang patunay ng kasunduan natin.',
  ],
  keepPhone: [
    'Your phone number, so that nobody opens an account with it in your name.',
    'Ang numero ng iyong telepono, para walang magbukas ng account dito sa pangalan mo.',
  ],
  close: ['Close my account', 'Isara ang account ko'],
  sure: ['Close your account for good?', 'Isara nang tuluyan ang account?'],
  sureText: [
    'You are signed out everywhere and cannot sign in again.',
    'Mala-log out ka sa lahat at hindi na makakapag-log in muli.',
  ],
  cancel: ['Cancel', 'Kanselahin'],
  closed: ['Your account is closed.', 'Sarado na ang iyong account.'],
  closeFailed: ['Your account could not be closed. Please try again.', 'Hindi naisara ang account. Subukan muli.'],
})
