/**
 * The words in which languages write numbers. Inflected forms stand by themselves: a page that says
 * „dwunastu“ or „двенадцати“ has a twelve.
 */

/** One language: words for 0, 1, 2 … in order, for 20, 30 … 90, and the others with their value. */
export interface Spelling {
  readonly units: string;
  readonly tens: string;
  /** `word=value`, apart by spaces; `×` before a word that multiplies. */
  readonly others: string;
}

export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  en: {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    others:
      '×hundred=100 ×thousand=1e3 ×million=1e6 ×billion=1e9 ×trillion=1e12 ×dozen=12 ×lakh=1e5 ×crore=1e7 ×mn=1e6 ×mln=1e6 ×bn=1e9 ×tn=1e12 ×m=1e6 ×k=1e3 ×b=1e9 ×millions=1e6 ×thousands=1e3',
  },
  de: {
    units:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others:
      '×hundert=100 ×tausend=1e3 ×million=1e6 ×millionen=1e6 ×milliarde=1e9 ×milliarden=1e9 ×billion=1e12 ×billionen=1e12 ×dutzend=12 ×mio=1e6 ×mill=1e6 ×mrd=1e9 ×tsd=1e3 eineinhalb=1.5 anderthalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 fünfeinhalb=5.5 sechseinhalb=6.5 siebeneinhalb=7.5 achteinhalb=8.5 neuneinhalb=9.5 zwo=2 ×mia=1e9',
  },
  fr: {
    units:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
    others:
      '×cent=100 ×cents=100 ×mille=1e3 ×million=1e6 ×millions=1e6 ×milliard=1e9 ×milliards=1e9 ×md=1e9 ×mds=1e9 ×mrd=1e9 ×mio=1e6 ×m=1e6 ×douzaine=12 vingts=20 ×billion=1e12 ×billions=1e12 une=1 ×mld=1e9 ×mln=1e6 ×milliers=1e3 vingtaine=20 trentaine=30 cinquantaine=50 soixantaine=60 centaine=100 dizaine=10 ×k=1e3',
  },
  es: {
    units:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others:
      'un=1 veintiún=21 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 quinientos=500 quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 ×mil=1e3 ×millón=1e6 ×millones=1e6 ×billón=1e12 ×billones=1e12 ×docena=12 una=1 cuatrocientas=400 seiscientas=600 setecientas=700 ochocientas=800 novecientas=900 ×m=1e6 ×mm=1e6 ×mill=1e6 ×mdd=1e6 ×bn=1e9 veintiuna=21 decena=10 veintena=20 treintena=30 cincuentena=50 centenar=100 ×millardo=1e9 ×millardos=1e9 ×k=1e3',
  },
  pt: {
    units:
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    others:
      'duas=2 catorze=14 cem=100 cento=100 duzentos=200 trezentos=300 quinhentos=500 ×mil=1e3 ×milhão=1e6 ×milhões=1e6 ×bilhão=1e9 ×bilhões=1e9 ×dúzia=12 uma=1 dezasseis=16 dezassete=17 dezanove=19 cinqüenta=50 duzentas=200 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 ×mi=1e6 ×bi=1e9 ×tri=1e12 ×milhares=1e3 ×mln=1e6 ×bilião=1e12 ×biliões=1e12 ×trilhão=1e12 ×trilhões=1e12 ×m=1e6 dezena=10 centena=100 vintena=20',
  },
  it: {
    units:
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    others:
      '×cento=100 ×mille=1e3 ×mila=1e3 ×milione=1e6 ×milioni=1e6 ×miliardo=1e9 ×miliardi=1e9 ×dozzina=12 una=1 un=1 tré=3 ×mln=1e6 ×mld=1e9 ×mrd=1e9 ×mio=1e6 ×bilione=1e12 ×bilioni=1e12 centinaio=100 ventina=20 trentina=30 quarantina=40 cinquantina=50 sessantina=60 decina=10',
  },
  nl: {
    units:
      'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    others:
      '×honderd=100 ×duizend=1e3 ×miljoen=1e6 ×miljard=1e9 ×mln=1e6 ×mld=1e9 ×dozijn=12 een=1 ×mio=1e6 ×mrd=1e9 ×biljoen=1e12 anderhalf=1.5 anderhalve=1.5 tweeënhalf=2.5 drieënhalf=3.5 vierenhalf=4.5 tiental=10 twintigtal=20 dertigtal=30 honderdtal=100 ×duizenden=1e3',
  },
  ru: {
    units:
      'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    others:
      'полтора=1.5 полторы=1.5 две=2 двух=2 трёх=3 трех=3 четырёх=4 четырех=4 пяти=5 шести=6 семи=7 десяти=10 сто=100 ста=100 двести=200 триста=300 пятьсот=500 ×тысяча=1e3 ×тысячи=1e3 ×тысяч=1e3 ×тыс=1e3 ×миллион=1e6 ×миллиона=1e6 ×миллионов=1e6 ×млн=1e6 ×миллиард=1e9 ×миллиарда=1e9 ×миллиардов=1e9 ×млрд=1e9 ×дюжина=12 одна=1 одно=1 одного=1 двое=2 трое=3 двум=2 трём=3 двумя=2 тремя=3 восьми=8 сорока=40 девяноста=90 двухсот=200 трёхсот=300 трехсот=300 четыреста=400 четырёхсот=400 шестьсот=600 семьсот=700 восемьсот=800 девятьсот=900 пятисот=500 шестисот=600 пятидесяти=50 шестидесяти=60 семидесяти=70 восьмидесяти=80 ×тысячу=1e3 ×тысячами=1e3 ×трлн=1e12 ×триллион=1e12 ×триллиона=1e12 ×триллионов=1e12 десяток=10 десятка=10 сотня=100 сотни=100',
  },
  hi: {
    units:
      'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
    tens: '',
    others:
      'डेढ़=1.5 ढाई=2.5 पांच=5 पच्चीस=25 ×सौ=100 ×हज़ार=1e3 ×हजार=1e3 ×लाख=1e5 ×करोड़=1e7 ×अरब=1e9 ×दर्जन=12 पन्द्रह=15 छः=6 छे=6 ×खरब=1e11 ×मिलियन=1e6 ×बिलियन=1e9 ×सैकड़ा=100',
  },
  ar: {
    units: 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
    tens: 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون',
    others:
      'اثنين=2 اثنتان=2 ثلاث=3 أربع=4 خمس=5 ست=6 سبع=7 ثماني=8 ثمان=8 تسع=9 عشر=10 عشرين=20 ثلاثين=30 أربعين=40 خمسين=50 ستين=60 سبعين=70 ثمانين=80 تسعين=90 ×مئة=100 ×مائة=100 مئتان=200 مئتين=200 ×ألف=1e3 ×ألفا=1e3 ×آلاف=1e3 ألفان=2e3 ألفين=2e3 ألفي=2e3 ×مليون=1e6 ×ملايين=1e6 مليونان=2e6 مليونا=2e6 مليونين=2e6 مليوني=2e6 ×مليار=1e9 ×مليارات=1e9 ملياري=2e9 احد=1 احدى=1 واحدة=1 اثنا=2 اثني=2 اثنتا=2 اثنتي=2 ثمانية=8 ثلاثمئة=300 ثلاثمائة=300 أربعمئة=400 أربعمائة=400 خمسمئة=500 خمسمائة=500 ستمئة=600 ستمائة=600 سبعمئة=700 سبعمائة=700 ثمانمئة=800 ثمانمائة=800 تسعمئة=900 تسعمائة=900 مائتان=200 مائتين=200 ×تريليون=1e12 ×مليارا=1e9 ×ألاف=1e3 ×الاف=1e3',
  },
  zh: { units: '', tens: '', others: '×百=100 ×千=1e3 ×万=1e4 ×萬=1e4 ×亿=1e8 ×億=1e8' },
  ko: {
    units: '',
    tens: '',
    others:
      '×백=100 ×천=1e3 ×만=1e4 ×억=1e8 ×조=1e12 ×백만=1e6 ×천만=1e7 ×십만=1e5 ×십억=1e9 ×백억=1e10 ×천억=1e11',
  },
  pl: {
    units:
      'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    others:
      'dwie=2 dwóch=2 dwu=2 dwoje=2 dwaj=2 trzech=3 troje=3 czterech=4 pięciu=5 pięcioro=5 sześciu=6 siedmiu=7 ośmiu=8 dziewięciu=9 dziesięciu=10 jedenastu=11 dwunastu=12 trzynastu=13 czternastu=14 piętnastu=15 szesnastu=16 siedemnastu=17 osiemnastu=18 dziewiętnastu=19 dwudziestu=20 trzydziestu=30 czterdziestu=40 pięćdziesięciu=50 sześćdziesięciu=60 siedemdziesięciu=70 osiemdziesięciu=80 dziewięćdziesięciu=90 sto=100 stu=100 dwieście=200 dwustu=200 trzysta=300 trzystu=300 czterysta=400 czterystu=400 pięćset=500 pięciuset=500 sześćset=600 siedemset=700 osiemset=800 dziewięćset=900 półtora=1.5 półtorej=1.5 ×tysiąc=1e3 ×tysiące=1e3 ×tysiąca=1e3 ×tysięcy=1e3 ×tys=1e3 ×milion=1e6 ×miliony=1e6 ×miliona=1e6 ×milionów=1e6 ×mln=1e6 ×miliard=1e9 ×miliardy=1e9 ×miliarda=1e9 ×miliardów=1e9 ×mld=1e9 ×bilion=1e12 ×biliony=1e12 ×bilionów=1e12 ×tuzin=12',
  },
  tr: {
    units: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    others:
      '×yüz=100 ×bin=1e3 ×milyon=1e6 ×milyar=1e9 ×trilyon=1e12 ×mn=1e6 ×mr=1e9 ×mlyr=1e9 ×düzine=12',
  },
  id: {
    units: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    tens: '',
    others:
      'seratus=100 seribu=1e3 ×puluh=10 ×ratus=100 ×ribu=1e3 ×juta=1e6 ×miliar=1e9 ×triliun=1e12',
  },
  fa: {
    units:
      'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده',
    tens: 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
    others: 'صد=100 دویست=200 سیصد=300 پانصد=500 ×هزار=1e3 ×میلیون=1e6 ×میلیارد=1e9 ×تریلیون=1e12',
  },
  sv: {
    units:
      'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    others:
      'en=1 ×hundra=100 ×tusen=1e3 ×miljon=1e6 ×miljoner=1e6 ×miljard=1e9 ×miljarder=1e9 ×mn=1e6 ×mdr=1e9 ×mkr=1e6 ×dussin=12',
  },
};
