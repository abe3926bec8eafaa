import { wordSet } from './word-set';

/**
 * The commonest small words of languages that share a writing, by which a language is told. Words that
 * two of them share count for both, so they decide nothing. Small letters.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('the of and to in is that for with as was on are by this be it from not have which'),
  de: words('der die das und ist nicht ein eine zu den von mit dem des auf für im sich auch wird'),
  fr: words(
    "le la les de des et est une un du dans que pour qui pas sur au avec ce sont par plus n'est c'est",
  ),
  es: words('el la los las de y que en es un una por con para del se no al como más su lo'),
  it: words('il di che la è e un una per non in del della con si sono gli le da al dei più'),
  pt: words('o a os as de e que em é um uma do da para com não por se na no dos mais ao'),
  nl: words('de het een en van is dat in niet te op zijn voor met die er aan ook als door naar'),
  sv: words('och att det som en är på för av med till den inte har om ett var jag de kan'),
  pl: words('i w na nie się z do że jest to jak po co o od przez dla są oraz był ale'),
  tr: words('bir ve bu da de için ile olarak çok daha olan gibi en ne kadar sonra ancak değil'),
  id: words('yang dan di untuk dengan dari ini itu tidak pada adalah dalam akan oleh juga ke'),
  vi: words('và của là có không được cho trong một các với người này những để khi đã từ'),
  ru: words('и в не на что с по как это а из к у он его за от для но они был было'),
  uk: words('і в не на що з до як це а та у від для але він його за були є'),
  bg: words('и на в е за се да не от с са по че като до ще но при той това'),
  ar: words('في من على إلى أن التي عن مع هذا هذه كان ما لا الذي بين كما قد'),
  fa: words('در به از که این را با است برای آن یک بود شد خود تا نیز می های'),
  ur: words('کے میں کی ہے اور سے کا کو پر نے اس کہ یہ ہیں ایک تھا بھی'),
  hi: words('के में की है और से का को पर ने इस कि यह हैं एक था भी नहीं'),
  mr: words('आणि आहे हे या व ते तो ती च्या होते नाही हा आहेत की मध्ये'),
};

/** Other small words, long enough to pass for telling ones. */
const LONGER = words(
  'they them their there been were will would could should about after before into more than some when what also only over such other these those between because while where very just then like said does ' +
    'sind wird werden wurde haben hatte sein eine einen einem einer aber oder wenn nach über auch noch mehr durch unter diese dieser kann sehr ' +
    'dans pour avec plus elle nous vous leur leurs cette comme mais sont était aussi entre sous très tout tous fait ' +
    'para como este esta esto pero desde hasta entre sobre también cuando donde porque está están fueron todo todos ' +
    'della nella sono anche come questo questa dalla degli delle dopo prima quando molto ' +
    'было были есть быть того этого этот если когда также после только очень себя этом ' +
    'είναι στην στον αυτό αυτή αλλά όταν που από για μετά πολύ και',
);

/** A word that stands on every page of its language. */
export function isSmallWord(key: string): boolean {
  return LONGER.has(key) || Object.values(FUNCTION_WORDS).some((list) => list.has(key));
}

function words(list: string): ReadonlySet<string> {
  return wordSet([list]);
}
