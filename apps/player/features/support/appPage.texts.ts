import { texts } from '../../shared/texts.ts'

export const appPageTexts = texts({
  page: ['Download the app', 'I-download ang app'],
  back: ['Back', 'Bumalik'],
  title: ['Saya on your home screen', 'Saya sa home screen mo'],
  line: [
    'It opens like an app and takes up almost no space. Install Saya only from this site, never from a link that someone sent you.',
    'Bumubukas na parang app at halos hindi kumakain ng space. I-install lang ang Saya mula sa site na ito, huwag sa link na ipinadala ng iba.',
  ],
  scan: ['Scan it with your phone', 'I-scan ito gamit ang telepono mo'],
  scanLine: [
    'Point your camera at the code to open this page on your phone.',
    'Itutok ang camera sa code para mabuksan ang page na ito sa telepono mo.',
  ],
  code: ['QR code of this page', 'QR code ng page na ito'],
  android: ['Android', 'Android'],
  download: ['Download for Android', 'I-download para sa Android'],
  file1: ['Tap the button to download the file.', 'I-tap ang button para i-download ang file.'],
  file2: [
    'Open the file. If your phone asks, allow your browser to install it.',
    'Buksan ang file. Kung magtanong ang telepono, payagan ang browser na i-install ito.',
  ],
  file3: ['Open Saya from your home screen.', 'Buksan ang Saya mula sa home screen.'],
  chrome1: ['Open this site in Chrome.', 'Buksan ang site na ito sa Chrome.'],
  chrome2: [
    'Tap the menu with three dots, then Add to Home screen.',
    'I-tap ang menu na may tatlong tuldok, saka ang Add to Home screen.',
  ],
  chrome3: [
    'Tap Install, then open Saya from your home screen.',
    'I-tap ang Install, saka buksan ang Saya mula sa home screen.',
  ],
  ios: ['iPhone and iPad', 'iPhone at iPad'],
  safari1: ['Open this site in Safari.', 'Buksan ang site na ito sa Safari.'],
  safari2: ['Tap Share, the square with an arrow pointing up.', 'I-tap ang Share, ang square na may arrow na pataas.'],
  safari3: ['Choose Add to Home Screen, then tap Add.', 'Piliin ang Add to Home Screen, saka i-tap ang Add.'],
})
