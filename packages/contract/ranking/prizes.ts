/** What a day's contest gives where nobody says otherwise, as its terms are written: place, or places from and to, and pesos. */
export const standardPrizes = [
  '1:25000',
  '2:12000',
  '3:8000',
  '4:6000',
  '5:5000',
  '6:3500',
  '7:2500',
  '8:2000',
  '9:1500',
  '10:1000',
  '11-20:700',
  '21-50:400',
  '51-100:290',
] as const
