// Runs before the page is drawn: the theme that was chosen in the lobby stands in the address. Without one the device decides.
document.documentElement.dataset.theme = /[#&]theme=(light|dark)\b/.exec(location.hash)?.[1] ?? ''
