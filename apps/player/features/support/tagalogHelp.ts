import type { HelpArticle } from './helpArticle.ts'

const own = { language: 'tl', status: 1, author: 'Saya Support', date: '2026-11-23' } as const

export const tagalogHelp: readonly HelpArticle[] = [
  {
    ...own,
    id: 1,
    helpTypeId: 1,
    sort: 1,
    title: 'Paano ko ive-verify ang sarili ko?',
    content: `Hinihingi ng batas na kilala namin ang bawat manlalaro. Ihanda ang isang valid na government ID, sa lugar na maliwanag.

- Buksan ang [I-verify ang sarili](/s-kyc) at piliin kung anong ID ang gagamitin mo.
- Kunan ng litrato ang buong card: patag, malinaw at walang silaw.
- Mag-selfie, tingnan kung tama ang nabasa sa card, at ipadala.

May 72 oras ka mula nang magrehistro. Karaniwang nagpapasya kami sa loob ng 24 oras. Pagkalipas ng 72 oras, titigil ang deposito, laro at bonus hanggang matapos ang pagsusuri; sa iyo pa rin ang pera mo.`,
  },
  {
    ...own,
    id: 2,
    helpTypeId: 1,
    sort: 2,
    title: 'Ibinalik ang ID ko. Ano ang gagawin?',
    content: `Mababasa sa [I-verify ang sarili](/s-kyc) kung ano ang kailangang ayusin, gaya ng malabong litrato o pangalang hindi tugma sa card. Ayusin iyon at ipadala muli. Naroon pa ang lahat ng iba mong inilagay.`,
  },
  {
    ...own,
    id: 3,
    helpTypeId: 1,
    sort: 3,
    title: 'Nakalimutan ko ang password ko',
    content: `Makakapag-log in ka pa rin gamit ang code na ite-text namin. Para pumili ng bagong password:

- Buksan ang [Nakalimutan ang password](/forgetPassword).
- Patunayan na ikaw ito gamit ang code sa telepono o e-mail mo.
- Pumili ng bagong password na 8 hanggang 64 na karakter.

Hindi namin kailanman hihingin ang password o code mo, sa tawag, text o chat. Huwag itong ibigay kaninuman.`,
  },
  {
    ...own,
    id: 4,
    helpTypeId: 1,
    sort: 4,
    title: 'Responsableng paglalaro',
    content: `Ang pagsusugal ay libangan, hindi pagkakakitaan. Nakaka-adik ito.

- Bago maglaro, magpasya kung magkanong pera at gaano katagal ang kaya mong mawala.
- Huwag maglaro para bawiin ang natalo.
- Kung hindi na ito masaya, tumigil at makipag-usap sa iba.

Humingi sa amin ng limitasyon o pahinga sa [live chat](/service); agad na may bisa ang mas mababang limitasyon. Nasa [Ligtas na laro](/s-docs/stmt) ang iba pang paraan at ang helpline. Para lamang sa 21 taong gulang pataas ang paglalaro.`,
  },
  {
    ...own,
    id: 5,
    helpTypeId: 2,
    sort: 1,
    title: 'Paano mag-deposit?',
    content: `Pindutin ang Mag-deposit sa [Ako](/my), pumili ng paraan ng pagbabayad at halaga, at magbayad sa pahina ng kumpanya ng pagbabayad.

- ₱100 hanggang ₱500,000 sa isang beses; maaaring may sariling limitasyon ang isang paraan, na nakasulat sa tabi ng halaga.
- Magbayad mula sa account na nasa sarili mong pangalan.
- Bawal sa pagsusugal sa Pilipinas ang credit card at crypto-currency.`,
  },
  {
    ...own,
    id: 6,
    helpTypeId: 2,
    sort: 2,
    title: 'Nagbayad ako, pero hindi nagbago ang balanse',
    content: `Pumapasok ang deposito kapag kinumpirma ito mismo ng kumpanya ng pagbabayad, kadalasan sa loob ng isang minuto. Tingnan ang kalagayan nito sa [Mga transaksyon](/s-transaction/deposit).

Kung wala pa rin pagkalipas ng 30 minuto, sumulat sa amin sa [live chat](/service) kasama ang petsa, halaga at reference ng bayad. Huwag munang magbayad sa ikalawang pagkakataon.`,
  },
  {
    ...own,
    id: 7,
    helpTypeId: 3,
    sort: 1,
    title: 'Paano mag-withdraw?',
    content: `Magdagdag muna ng payout account na nasa sarili mong pangalan sa [Mga withdraw account](/withdraw-accounts); hanggang tatlo ang maaari. Saka pindutin ang Mag-withdraw sa [Ako](/my), piliin ang account at halaga, at kumpirmahing ikaw ito.

Kailangang verified ka na. Karaniwang dumarating ang pera sa loob ng 5 minuto. Makikita ang bawat hakbang sa [Mga transaksyon](/s-transaction/withdraw).`,
  },
  {
    ...own,
    id: 8,
    helpTypeId: 3,
    sort: 2,
    title: 'Bakit mas maliit ang maaari kong i-withdraw kaysa sa balanse ko?',
    content: `Kailangang malaro nang isang beses ang bawat deposito bago ito ma-withdraw, at ang bonus kung ilang beses ang sinasabi nito. Nakasulat sa pag-withdraw kung magkano pa ang kailangang laruin.`,
  },
  {
    ...own,
    id: 9,
    helpTypeId: 3,
    sort: 3,
    title: 'Bakit sinusuri ang withdrawal ko?',
    content: `May mga withdrawal na tinitingnan muna ng tao, gaya ng malaki, galing sa bagong device o papunta sa bagong payout account. Walang nawawala habang naghihintay: nakatabi ang pera para sa iyo, at babalik ito sa balanse mo kung hindi mabayaran. Sasabihin sa iyo ang resulta.`,
  },
  {
    ...own,
    id: 10,
    helpTypeId: 5,
    sort: 1,
    title: 'Patas ba ang mga laro?',
    content: `Swerte ang nagpapasya ng resulta sa mga server ng provider ng laro, hindi sa telepono mo, at hindi nababago ng laki ng taya o tagal ng laro ang tsansa. Ang bahaging ibinabalik ng isang laro ay karaniwan sa napakaraming round; sa maikling panahon, maaari kang manalo nang higit o matalo ang lahat.

Nasa [Mga taya](/bet-record) ang bawat round mo. Kung maputol ang koneksyon, tinatapos ng server ang round ayon sa patakaran ng laro.`,
  },
  {
    ...own,
    id: 11,
    helpTypeId: 5,
    sort: 2,
    title: 'Paano gumagana ang mga bonus?',
    content: `Idinadagdag ang bonus sa balanse mo at kailangang malaro kung ilang beses ang sinasabi nito bago ma-withdraw. Nasa [Bonus](/s-transaction/bonus) ang mga natanggap mo, at nasa [Cashback](/cashback) ang mga ticket mo.

Kung ayaw mo ng bonus, huwag buksan ang ticket kapag nagde-deposit.`,
  },
  {
    ...own,
    id: 12,
    helpTypeId: 5,
    sort: 3,
    title: 'Paano isara ang account o makuha ang data ko?',
    content: `Nasa [Privacy](/s-account/privacy) ang dalawa. Bago magsara, i-withdraw ang balanse at hintaying matapos ang mga bukas na round. Hindi na ito mababawi.`,
  },
]
