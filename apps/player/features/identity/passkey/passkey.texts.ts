import { texts } from '../../../shared/texts.ts'

export const passkeyTexts = texts({
  page: ['Passkeys', 'Mga passkey'],
  back: ['Back', 'Bumalik'],
  close: ['Close', 'Isara'],
  line: [
    'Log in with your face, finger or phone lock. No code to wait for, and no password to remember.',
    'Mag-log in gamit ang mukha, daliri o lock ng phone mo. Walang hihintaying code, at walang tatandaang password.',
  ],
  safer: [
    'Safer than a code by text: a code can be tricked out of you, or read by someone who takes over your number. A passkey stays on your device and works on our site only.',
    'Mas ligtas kaysa code sa text: puwedeng makuha ang code sa panloloko, o mabasa ng umagaw sa number mo. Nasa device mo lang ang passkey, at sa site lang namin gumagana.',
  ],
  own: ['Your passkeys', 'Mga passkey mo'],
  none: ['No passkeys yet', 'Wala pang passkey'],
  noneLine: ['Add one on the device you use most.', 'Magdagdag ng isa sa device na madalas mong gamitin.'],
  unnamed: ['Passkey', 'Passkey'],
  added: (time: string) => [`Added ${time}`, `Idinagdag ${time}`],
  used: (time: string) => [`Last used ${time}`, `Huling ginamit ${time}`],
  unused: ['Not used yet', 'Hindi pa nagagamit'],
  onlyAt: (host: string) => [`Works at ${host} only`, `Sa ${host} lang gumagana`],
  add: ['Add a passkey', 'Magdagdag ng passkey'],
  notHere: [
    'Passkeys do not work in this browser. Open Saya in Chrome or Safari on your phone to add one.',
    'Hindi gumagana ang passkey sa browser na ito. Buksan ang Saya sa Chrome o Safari ng phone mo para magdagdag.',
  ],
  addDone: ['Your passkey was added.', 'Naidagdag na ang passkey mo.'],
  addFailed: ['No passkey was added. You can try again.', 'Walang naidagdag na passkey. Puwede mong subukan muli.'],
  already: ['This device already has your passkey.', 'May passkey mo na ang device na ito.'],
  name: ['Name', 'Pangalan'],
  save: ['Save', 'I-save'],
  saved: ['The name was saved.', 'Na-save na ang pangalan.'],
  removeQuestion: ['Remove this passkey?', 'Alisin ang passkey na ito?'],
  removeText: (name: string) => [
    `You can no longer log in with ${name}. Delete it on your device too, so that it does not offer it anymore.`,
    `Hindi ka na makakapag-log in gamit ang ${name}. Burahin din ito sa device mo para hindi na ito ialok.`,
  ],
  removeLast: [
    'This is your last passkey, so a code will open your account again.',
    'Ito na ang huling passkey mo, kaya code na muli ang magbubukas ng account mo.',
  ],
  cancel: ['Cancel', 'Kanselahin'],
  remove: ['Remove', 'Alisin'],
  removed: ['The passkey was removed.', 'Naalis na ang passkey.'],
  failed: ['This could not be done. Please try again.', 'Hindi ito nagawa. Subukan muli.'],
  only: ['Log in with my passkey only', 'Passkey ko lang ang pang-log in'],
  onlyNote: [
    'A code or password alone will no longer open your account.',
    'Hindi na mabubuksan ng code o password lang ang account mo.',
  ],
  onlyLost: [
    'If you lose all your passkeys, you can log in again only after our team has checked that it is you and moved your account to another number. Add a second passkey on another device.',
    'Kung mawala ang lahat ng passkey mo, makakapag-log in ka lang muli kapag natiyak ng team namin na ikaw ito at nailipat ang account mo sa ibang number. Magdagdag ng isa pang passkey sa ibang device.',
  ],
  loading: ['Loading...', 'Naglo-load...'],
  notLoaded: ['Your passkeys could not be loaded.', 'Hindi ma-load ang mga passkey mo.'],
  again: ['Try again', 'Subukan muli'],
})
