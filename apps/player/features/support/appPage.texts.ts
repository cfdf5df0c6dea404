import { texts } from '../../shared/texts.ts'

export const appPageTexts = texts({
  page: ['Get the app', 'Kunin ang app'],
  back: ['Back', 'Bumalik'],
  title: ['Saya on your home screen', 'Saya sa home screen mo'],
  line: [
    'Opens like an app, without an address bar, and takes no room. Only from this site: never install Saya from a link that somebody sent you.',
    'Bumubukas na parang app, walang address bar, at hindi kumakain ng espasyo. Dito lamang sa site na ito: huwag i-install ang Saya mula sa link na ipinadala ng iba.',
  ],
  scan: ['Scan it with your phone', 'I-scan ito gamit ang telepono mo'],
  scanLine: [
    'Point the camera at the code. It opens this page on your phone.',
    'Itutok ang camera sa code. Bubukas ang pahinang ito sa telepono mo.',
  ],
  code: ['QR code of this page', 'QR code ng pahinang ito'],
  android: ['Android', 'Android'],
  download: ['Download for Android', 'I-download para sa Android'],
  file1: ['Tap the button and keep the file.', 'Pindutin ang button at itabi ang file.'],
  file2: [
    'Open it. If your phone asks, allow your browser to install it.',
    'Buksan ito. Kung magtanong ang telepono, payagan ang browser na i-install ito.',
  ],
  file3: ['Open Saya from your home screen.', 'Buksan ang Saya mula sa home screen.'],
  chrome1: ['Open this site in Chrome.', 'Buksan ang site na ito sa Chrome.'],
  chrome2: [
    'Tap the menu with three dots, then Add to Home screen.',
    'Pindutin ang menu na may tatlong tuldok, saka ang Add to Home screen.',
  ],
  chrome3: ['Tap Install, and open Saya from there.', 'Pindutin ang Install, at buksan ang Saya mula roon.'],
  ios: ['iPhone and iPad', 'iPhone at iPad'],
  safari1: ['Open this site in Safari.', 'Buksan ang site na ito sa Safari.'],
  safari2: [
    'Tap Share: the square with an arrow that points up.',
    'Pindutin ang Share: ang parisukat na may palasong pataas.',
  ],
  safari3: ['Choose Add to Home Screen, then tap Add.', 'Piliin ang Add to Home Screen, saka pindutin ang Add.'],
})
