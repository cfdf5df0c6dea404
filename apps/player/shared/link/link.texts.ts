import { texts } from '../texts.ts'

export const linkTexts = texts({
  qr: ['QR code of your link', 'QR code ng link mo'],
  qrFailed: [
    'The QR code could not be shown. Your link still works.',
    'Hindi maipakita ang QR code. Gumagana pa rin ang link mo.',
  ],
  again: ['Try again', 'Subukan muli'],
  copy: ['Copy link', 'Kopyahin ang link'],
  copied: ['Link copied.', 'Nakopya ang link.'],
  notCopied: ['Select the link and copy it.', 'Piliin ang link at kopyahin.'],
  share: ['Share', 'I-share'],
  picture: ['Picture', 'Larawan'],
  pictureSaved: ['Picture saved.', 'Na-save ang larawan.'],
  pictureFailed: ['The picture could not be made.', 'Hindi nagawa ang larawan.'],
  pictureHead: ['Scan to join me', 'I-scan para sumali'],
  shareText: ['Play with me on Saya. For players 21 and over.', 'Laro tayo sa Saya. Para sa 21 taong gulang pataas.'],
  games: [
    'Slots, table games, fishing, bingo and more, in pesos.',
    'Slots, table games, fishing, bingo at iba pa, sa piso.',
  ],
  only: ['For players 21 and over. Play safe.', 'Para sa 21 pataas. Maglaro nang ligtas.'],
})
