import { texts } from '../../shared/texts.ts'

export const adTexts = texts({
  toHome: ['Saya, home', 'Saya, home'],
  ways: ['How to play', 'Paano maglaro'],
  app: ['Download the app', 'I-download ang app'],
  site: ['Play on the website', 'Maglaro sa website'],
  glife: ['Open in GLife', 'Buksan sa GLife'],
  mayamini: ['Open in Maya', 'Buksan sa Maya'],
  lazadamini: ['Open in Lazada', 'Buksan sa Lazada'],
  playersOnly: [
    'For players 21 and over, in the Philippines only. Gambling can be addictive. Know when to stop.',
    'Para sa 21 taong gulang pataas, sa Pilipinas lang. Nakakaadik ang sugal. Alamin kung kailan dapat tumigil.',
  ],
  playSafe: ['Play safe', 'Maglaro nang ligtas'],
  overTitle: ['This offer has ended', 'Tapos na ang offer na ito'],
  overText: ['You can still play our games.', 'Puwede ka pa ring maglaro.'],
  failedTitle: ['This page could not be loaded', 'Hindi ma-load ang page na ito'],
  failedText: ['Check your connection and try again.', 'I-check ang koneksyon at subukan muli.'],
  again: ['Try again', 'Subukan muli'],
  home: ['Go to the home page', 'Pumunta sa home'],
})
