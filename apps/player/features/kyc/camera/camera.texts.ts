import { texts } from '../../../shared/texts.ts'

export const cameraTexts = texts({
  title: ['Selfie with ID', 'Selfie na hawak ang ID'],
  photoTitle: ['Take a photo', 'Kumuha ng litrato'],
  close: ['Close', 'Isara'],
  preview: ['Live picture of the camera', 'Buhay na larawan ng camera'],
  starting: ['Starting the camera...', 'Binubuksan ang camera...'],
  takePhoto: ['Take photo', 'Kunan'],
  chooseFile: ['Choose file', 'Pumili ng file'],
  switchCamera: ['Switch camera', 'Palitan ang camera'],
  retake: ['Retake', 'Kunan muli'],
  upload: ['Upload', 'I-upload'],
  uploading: (percent: number) => [`Uploading, ${percent} %`, `Ina-upload, ${percent} %`],
  uploadWaits: ['Waiting for the network...', 'Naghihintay ng network...'],
  uploadFailed: ['Upload failed', 'Hindi na-upload'],
  notAFile: ['Failed to convert image URL to file', 'Hindi naging file ang larawan'],
  wrongType: ['Choose a picture, please.', 'Pumili ng larawan.'],
  pngOnly: ['Only a PNG picture can be chosen here.', 'PNG na larawan lamang ang puwede rito.'],

  settle: ['Look straight ahead and hold still', 'Tumingin nang diretso at huwag gumalaw'],
  turn: ['Turn your head to one side', 'Ibaling ang ulo sa isang tabi'],
  closer: ['Come closer to the camera', 'Lumapit sa camera'],
  back: ['And back to where you were', 'At bumalik sa dati'],
  seen: ['Seen. Now the ID', 'Nakita na. ID naman'],
  why: [
    'This shows that a live camera saw somebody move when asked. It does not tell who it is: a person compares your face with the ID.',
    'Ipinapakita nito na may gumalaw sa harap ng camera nang hilingin. Hindi nito sinasabi kung sino: may taong maghahambing ng mukha sa ID.',
  ],
  skip: ['Skip the movements', 'Laktawan ang mga kilos'],
  hold: [
    'Hold your ID beside your chin. Keep fingers off your name and birthday.',
    'Hawakan ang ID sa tabi ng baba. Huwag takpan ang pangalan at kaarawan.',
  ],
  good: ['Good light. Hold still', 'Maganda ang ilaw. Huwag gumalaw'],

  denied: [
    'The camera is not allowed for this page. Open the lock beside the address, allow the camera, and try again. Or choose a photo you have.',
    'Hindi pinayagan ang camera sa page na ito. Buksan ang kandado sa tabi ng address, payagan ang camera, at subukan muli. O pumili ng litrato.',
  ],
  missing: [
    'We found no camera here. Choose a photo, or open this page on your phone.',
    'Walang nahanap na camera. Pumili ng litrato, o buksan ito sa iyong telepono.',
  ],
  broken: [
    'The camera could not be started. Close other apps that use it and try again, or choose a photo.',
    'Hindi mabuksan ang camera. Isara ang ibang app na gumagamit nito at subukan muli, o pumili ng litrato.',
  ],
  again: ['Try again', 'Subukan muli'],

  small: [
    'The picture is small. Come closer or use another camera.',
    'Maliit ang larawan. Lumapit o gumamit ng ibang camera.',
  ],
  dark: ['Too dark. Go where there is more light.', 'Madilim. Pumunta sa mas maliwanag.'],
  bright: ['Too bright. Turn away from the light.', 'Sobrang liwanag. Umiwas sa ilaw.'],
  glare: ['Something is mirrored. Tilt the ID a little.', 'May sumasalamin. Ikiling nang kaunti ang ID.'],
  blurred: ['It looks blurred. Hold still and wipe the lens.', 'Mukhang malabo. Huwag gumalaw at punasan ang lente.'],
  fine: ['Sharp and bright enough.', 'Malinaw at maliwanag.'],
})
