/** How sentences begin that speak of the answer, to the reader or of the writer, and claim nothing. */
export const ASIDES: readonly RegExp[] = [
  /^(?:sure|certainly|of course|absolutely|great question|thanks|thank you|hello|hi)\b/i,
  /^(?:here (?:is|are)|here's|below (?:is|are)|the following|let me|let's|i hope|i can|i could|i will|i'll|i am|i'm|i think|i believe|i recommend|i would|i'd|if you (?:want|need|would like|have|like)\b.{0,80}\b(?:let me know|i can|feel free|just ask)|would you|do you|feel free|please|note that i|as an ai)\b/i,
  /^(?:see|read|visit|check out|refer to|for more|more (?:information|details)|for (?:details|further)|sources?|references?|in summary|to summari[sz]e|in short|overall)\b[^.]{0,60}(?:[.:]|$)/i,
  /^(?:hier (?:ist|sind)|ich (?:hoffe|kann|denke|glaube|empfehle)|gerne?|wenn sie|weitere informationen|siehe|quellen?|zusammenfassend|möchten sie)(?![\p{L}])/iu,
  /^(?:voici|bien sûr|j'espère|j’espère|je (?:peux|pense|crois|recommande)|si vous|pour plus|voir|sources?|en résumé|n'hésitez|souhaitez-vous)(?![\p{L}])/iu,
  /^(?:aquí (?:tienes|está|están)|claro|por supuesto|espero|creo|puedo|si (?:quieres|desea|necesitas)|para más|más información|véase|fuentes?|en resumen|quieres)(?![\p{L}])/iu,
  /^(?:当然|以下是|希望|如果您|如需|请|参见|来源|总之|もちろん|以下は|詳しくは|出典|ご不明|यहाँ|ज़रूर|आशा है|यदि आप|कृपया|конечно|вот|надеюсь|если вы|источник|подробнее)/u,
];
