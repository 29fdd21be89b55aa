/**
 * The words of a picture for sharing, in Typst, which shapes and orders Arabic as print does. It draws on nothing: a
 * veil that makes any picture behind it dark enough to read on, the brand, and the title in the largest size that fits.
 */
export const sharePictureTemplate = `
#let data = json(bytes(sys.inputs.data))
#let display = if data.isRtl { "Amiri" } else { "Brygada 1918" }
#let plain = if data.isRtl { "IBM Plex Sans Arabic" } else { "IBM Plex Sans" }
#let edge = if data.isRtl { -72pt } else { 72pt }

#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: none)
#set text(
  font: (display, "Brygada 1918", "IBM Plex Sans"), fallback: false, lang: data.language,
  dir: if data.isRtl { rtl } else { ltr }, fill: rgb("#fbf4e4"),
)
#set par(leading: if data.isRtl { 0.55em } else { 0.5em }, justify: false)

#place(rect(width: 100%, height: 100%, stroke: none, fill: gradient.linear(
  (rgb("#071f1aef"), 0%), (rgb("#071f1ae0"), 45%), (rgb("#071f1a8c"), 70%), (rgb("#071f1a1f"), 100%),
  angle: if data.isRtl { 180deg } else { 0deg },
)))
#place(bottom, rect(width: 100%, height: 12pt, fill: rgb("#b8862f"), stroke: none))

#place(start + top, dx: edge, dy: 68pt, {
  set text(fill: rgb("#e8c878"))
  text(size: 36pt, weight: 600, data.brand)
  h(12pt)
  text(font: (plain, "IBM Plex Sans"), size: 21pt, weight: 400, data.trade)
})

#let title(size) = block(width: 800pt, text(size: size, weight: if data.isRtl { 700 } else { 600 }, data.title))
#place(start + horizon, dx: edge, dy: 32pt, context {
  let sizes = (84pt, 74pt, 64pt, 56pt, 48pt, 40pt, 34pt, 28pt)
  let fitting = sizes.filter(size => measure(title(size)).height <= 370pt)
  title(fitting.at(0, default: 24pt))
})
`
