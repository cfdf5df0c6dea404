/** Every text of the page, in English and in Filipino. */
const texts = {
  title: ['Show your {label}', 'Ipakita ang iyong {label}'],
  lead: [
    'Lay the card flat in good light. Show all four corners.',
    'Ilapag nang pantay ang card sa maliwanag na lugar. Dapat kita ang apat na sulok.',
  ],
  openCamera: ['Use the camera', 'Gamitin ang camera'],
  chooseFile: ['Choose a photo', 'Pumili ng litrato'],
  leave: ['Leave', 'Umalis'],
  noCamera: [
    'The camera could not be opened. Allow it in your browser, or choose a photo.',
    'Hindi mabuksan ang camera. Payagan ito sa browser, o pumili ng litrato.',
  ],
  preview: ['Camera preview', 'Camera preview'],
  shoot: ['Take the photo', 'Kunan ng litrato'],
  hold: ['Fit the card into the frame', 'Ilagay ang card sa loob ng frame'],
  ready: ['Looks good. Hold still.', 'Mukhang ayos. Huwag gumalaw.'],
  dark: ['Too dark. Find more light.', 'Masyadong madilim. Humanap ng liwanag.'],
  glare: ['There is glare on the card. Tilt it a little.', 'May glare sa card. I-tilt ito nang kaunti.'],
  blurred: ['Blurred. Hold still and tap to focus.', 'Malabo. Huwag gumalaw at i-tap para mag-focus.'],
  cropped: ['The card is cut off. Show all four corners.', 'Putol ang card. Ipakita ang apat na sulok.'],
  not_an_id: ['This does not look like an ID.', 'Mukhang hindi ito ID.'],
  wrong_type: ['This is not the ID type you chose: {label}.', 'Hindi ito ang uri ng ID na pinili mo: {label}.'],
  expired: ['This ID has expired.', 'Expired na ang ID na ito.'],
  unreadable: [
    'The text could not be read. Try again closer and in better light.',
    'Hindi mabasa ang text. Subukan muli nang mas malapit at mas maliwanag.',
  ],
  small: ['The picture is too small. Come closer.', 'Masyadong maliit ang litrato. Lumapit pa.'],
  reviewTitle: ['Is everything easy to read?', 'Nababasa ba ang lahat?'],
  reviewGood: ['The photo is sharp and bright enough.', 'Malinaw at maliwanag ang litrato.'],
  photo: ['The photo of your card', 'Ang litrato ng iyong card'],
  use: ['Use this photo', 'Gamitin ang litratong ito'],
  retake: ['Take again', 'Kunan muli'],
  reading: ['Reading your ID', 'Binabasa ang iyong ID'],
  readingLead: ['This takes a few seconds.', 'Ilang segundo lamang ito.'],
  againTitle: ['That did not work', 'Hindi ito gumana'],
  left: ['Tries left: {left}', 'Natitirang subok: {left}'],
  busy: ['Many IDs are being read. Please try again in a moment.', 'Maraming ID ang binabasa. Subukan muli mamaya.'],
  offline: ['No connection. Your photo is still here.', 'Walang koneksyon. Narito pa ang iyong litrato.'],
  done: ['Done. Taking you back.', 'Tapos na. Ibinabalik ka na.'],
  failed: ['This ID cannot be used. Taking you back.', 'Hindi magagamit ang ID na ito. Ibinabalik ka na.'],
  closed: ['This link is no longer valid.', 'Hindi na valid ang link na ito.'],
  closedLead: ['Go back to the app and start again.', 'Bumalik sa app at magsimulang muli.'],
  workshop: [
    'A stand-in for tests: photos stay on this machine.',
    'Pang-test lamang: nananatili ang mga litrato sa makinang ito.',
  ],
} as const

export type TextName = keyof typeof texts

export function textsIn(locale: 'en' | 'fil') {
  const at = locale === 'fil' ? 1 : 0
  return (name: TextName, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[name][at].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
