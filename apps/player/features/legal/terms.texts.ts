import { texts } from '../../shared/texts.ts'

export const termsTexts = texts({
  title: ['Before you play', 'Bago ka maglaro'],
  line: ['Saya is for adults 21 and over only.', 'Para lang sa 21 taong gulang pataas ang Saya.'],
  restricted: ['You may not play if you are:', 'Hindi ka puwedeng maglaro kung ikaw ay:'],
  government: [
    'A government official or employee directly connected with government operations',
    'Opisyal o empleyado ng gobyerno na direktang may kinalaman sa operasyon ng pamahalaan',
  ],
  forces: ['A member of the AFP or the PNP', 'Kasapi ng AFP o ng PNP'],
  young: ['Under 21 years old', 'Wala pang 21 taong gulang'],
  database: [
    'In the regulator’s National Database of Restricted Persons',
    'Nasa National Database of Restricted Persons ng regulator',
  ],
  licence: ['A holder of a Gaming Employment License', 'May hawak ng Gaming Employment License'],
  forfeiture: [
    'Funds of an ineligible player are forfeited in favor of the Government.',
    'Ang pondo ng manlalarong hindi karapat-dapat ay kinukumpiska pabor sa Pamahalaan.',
  ],
  publicPlaces: [
    'Playing in open and public places is strictly prohibited.',
    'Mahigpit na ipinagbabawal ang paglalaro sa bukas at pampublikong lugar.',
  ],
  regulator: ['Regulator logo', 'Logo ng regulator'],
  seal: ['License seal', 'Selyo ng lisensya'],
  agree: [
    'None of these apply to me. I have read and agree to the',
    'Wala sa mga ito ang totoo sa akin. Nabasa ko at sumasang-ayon ako sa',
  ],
  terms: ['Terms of Use', 'Mga Tuntunin ng Paggamit'],
  and: ['and', 'at'],
  privacy: ['Privacy Policy', 'Patakaran sa Privacy'],
  notAgreed: ['Tick the box to continue.', 'I-check ang box para magpatuloy.'],
  failed: ['We could not save your answer. Please try again.', 'Hindi na-save ang sagot mo. Subukan muli.'],
  exit: ['Exit', 'Lumabas'],
  proceed: ['Proceed', 'Magpatuloy'],
})
