/** What else a kitchen holds that none of the seven restrictions forbids: starches, sugars, oils, drinks, baking aids, brands. */
export const groceries = `
maisstärke gelierzucker vanillezucker puderzucker kristallzucker rohzucker rapsöl sonnenblumenöl tomatenpüree orangensaft apfelsaft mineralwasser konfitüre magenträs flauder
champi champis échal échalo haric haricos
wedges riste mil chènevis tulsi capsicum mycoprotéine mycoprotéines caféine taurine quinine zinc potassium stabilisant acidifiant tencha gemme beans baked peas garden nestea banga cristaline pepita leroux vabre kola quézac thonon wattwiller plancoët chateldon ogeu contrexéville
antésite segafredo kimbo dallmayr arkina rhäzünser passugger eptinger knutwiler vimto
colgate nivea gillette sensodyne meridol rexona pantene palmolive monsavon sanex ushuaïa mixa neutrogena labello always tampax kleenex hakle zewa okay ariel ajax febreze harpic destop calgon paic mir fairy handy spontex duracell energizer varta whiskas felix friskies purina pedigree frolic nurofen dafalgan strepsils swiffer briquet briquets cigarettes tabac moussant sparadrap bandage bandages parapluie chaussettes engrais
aspirine tampon tampons chaussures semelles covid masque masques maquillage remède hydratant hydratants déchets doliprane paracétamol ibuprofène pansement pansements rasoir rasoirs adoucissant percarbonate terreau timbre timbres nettoyant nettoyants lingette lingettes désinfectant désinfectants déodorant déodorants mascara dissolvant chiffon chiffons écouvillon écouvillons cotons démaquillant démaquillants revitalisant gel gels démêlant vitres préservatifs serpillière balai litière chat chats chien chiens consigne consignes adhésif adhésive microfibre cheveux
natron felfel choclo filderkraut agretti salsola nira poirat cherimoya foin pelati gazosa kola schorle apfelschorle süssmost potatoes cachou cachous roudoudou roudoudous orangette orangettes fuze mocca moka kumquats benco
amidon fécule fécules maïzena maizena maizéna féculent arrowroot tapioca glucose dextrose fructose maltodextrine inuline pectine pectines vitpris carraghénanes xanthane xanthan gomme guar caroube alginate gellan gellane lécithine lecithine méthylcellulose cellulose konjac-poudre épaississant gélifiant
fleur-de-maïs semoule-de-maïs polentas
sucre sucres cassonade cassonades vergeoise vergeoises muscovado moscovado mascobado rapadura panela jaggery demerara turbinado candi candy confiseur mélasse mélasses sirop sirops érable agave isomalt sorbitol maltitol érythritol erythritol xylitol stévia stevia rébaudioside sucralose aspartame saccharine édulcorant édulcorants canderel tagatose allulose sucrette sucrettes nigari coco-sucre fondant-sucre glace-royale-sans saccharose caramel-liquide grenadine canadou pouss daddy beghin béghin saint-louis
sel sels sodium iodé fluoré guérande flocons-de-sel kala namak maldon glutamate msg monosodique gomasio gomashio gomasiô celtique fleur-de-sel
huile huiles olive colza tournesol maïs pépin pépins raisin-huile coco carthame lin cameline chanvre palme friture soja-huile oléisol isio lesieur puget primevère-huile onagre bourrache avocat-huile courge-huile sésame-huile végétaline végétaline végétoline palmiste crisco
vinaigre vinaigres balsamique balsamiques balsamico umeboshi verjus citrique tartrique ascorbique citrique acide acides lactique
moutarde moutardes dijon meaux ketchup ketchups tabasco sriracha harissa sambal oelek chipotle adobo piri-piri peri piment-sauce cholula valentina tapatio salsa salsas verde pico gallo guacamole guacamoles chutney chutneys pickle pickles piccalilli relish achard achards rougail rougails mostarda chimichurri mojo zhoug schug zhug harif ajvar lutenitsa tahini tahin tahina tahiné hoummous houmous hummous hommos zaalouk caponata caponnata ratatouille ratatouilles peperonata confit-d'oignon confiture confitures marmelade marmelades gelée gelées compote compotes compotée compotées coulis passata polpa polpas concassé concassée pulpe pulpes concentré double-concentré sugo-tomate jus nectar nectars smoothie smoothies purée-de-fruits
eau eaux glaçon glaçons glace-pilée pilée gazeuse pétillante plate minérale source robinet seltz soda sodas limonade limonades citronnade orangeade tonic tonics schweppes perrier vichy badoit evian volvic vittel hépar contrex henniez san pellegrino pelegrino salvetat cola coca coca-cola pepsi fanta sprite orangina oasis ice-tea icetea thé thés tisane tisanes infusion infusions rooïbos café cafés expresso espresso ristretto décaféiné décaféinée lyophilisé nescafé ricoré chicorée cacao cacaos cacaoté kombu-eau ginger root cordial limonades diabolo sorbet sorbets granité granités granita virgin mocktail citronnades jus-de-fruit capsule capsules dosette dosettes
levure levures chimique bicarbonate bicarbonates alsacienne ancel baking powder poudre-à-lever lever tartre ammonium potasse boulanger boulangère
vanille vanillé vanillée vanilline colorant colorants alimentaire alimentaires perlé charbon-végétal paillette paillettes perles-de-sucre mimosa-sucre cristallisé cristallisée galettes-de-riz feuilles-de-riz
fleur-d'oranger oranger essence-de-citron eau-de-rose kewra
cacao fève-de-cacao fèves nibs grué grués carob
soja soya edamames tofu tofus tempeh tempehs natto nattos yuba okaras texturées pst pvt protéine protéines texturé texturés jackfruits aquafaba lupin-steak
coco cocos noix-de-coco coprah
chips tortilla-chips nachos popcorns galettes-de-maïs
cornichons câpres olivade olives-farcies lupins-saumure variantes variante légumes-marinés giardiniera choucroute-crue takuan umeboshis shibazuke tsukemono gari oshinko chow-chow
frite frites pomme-noisette rösti-nature röstis galette-de-pomme-de-terre flocons-de-pomme-de-terre mousseline-flocons
fruit-confit confit confits confite confites cédrat-confit écorce écorces angélique-confite bigarreau-confit
marron-purée
olivette
papier cuisson sulfurisé sulfurisée aluminium alu film étirable pique piques cure-dent cure-dents cure dent essuie-tout essuie sopalin bâtonnet bâtonnets caissette caissettes moule moules-papier gant gants allumette allumettes bougie bougies charbon lessive vaisselle liquide éponge éponges savon savons sac sacs poubelle poubelles congélation serviette serviettes mouchoir mouchoirs toilette hygiénique shampoing shampooing dentifrice litière pile piles ampoule ampoules détergent javel lave
e300 e330 e440 e406 e407 e410 e412 e415 e500
ferment ferments probiotique probiotiques
agar-poudre kappa
tamarin-pâte
soumbala nététou socca panisse panisses membrillo grits hominy dawadawa besan mertensia alpro
sucre-inverti inverti trimoline invertie isosirop dextrine polydextrose fos chicorée-fibre fibres fibre acacia gomme-arabique arabique tara konjac-gomme cellulose-microcristalline glycérine glycérol lactate calcium chlorure magnésium phosphate tartrate sorbate benzoate carbonate citrate ascorbate vitamine vitamines minéraux enzymes papaïne bromélaïne
sirop-de-glucose corn golden-syrup syrup maple treacle coco-sève sève nectar-de-coco yacon-sirop dattes-sirop caroubes-sirop bouleau-sucre maltitols
tortillas-chips popadum papadum papadums poppadom poppadoms pappadam idli idlis uttapam appam galettes-lentilles banh trang bánh shiratamako mochiko joshinko katakuriko kuzu kudzu warabi kanten
aquafaba fèves-de-soja natto tofu-mariné yubas okara
maïs-grillé maïs-concassé hominys pop
thé-noir thé-blanc thé-rouge thé-bleu thé-matcha kukicha gyokuro lung ching longjing tieguanyin pouchong darjeelings assams ceylans masala-chai chai rooibos-vanille verveines tilleuls-menthe menthes-poivrées fenouil-tisane cynorrhodons hibiscus-infusion yerba guayusa lapacho
malongo cafés-moulus capsules-café décas allongé
eau-de-source eau-de-javel eau-florale florale hydrolat hydrolats sureau-sirop limonades-maison bissaps tepache agua fresca jamaica horchata-souchet smoothies mocktails virgin
valser citro grapillon läkerol aproz colrave colraves ricqlès pez tang
rasam poha aloo bhindi baingan bharta poriyal kongnamul namasu mango sticky ugali kenkey kelewele humita ful foul mujaddara mjaddara matbucha slata karantika kyopolou piyaz fava gigantes briam horta kapusta ogórki ciambotta incarom nescoré assugrin perliamo morga
tomatte tomattes persile kinoa papillote papillotes sauerkraut
hummus pebre patacones tostones amarelle amarelles damasson damassons kouzou moût dangmyeon
herbamare trocomare kacha cotignac curcumine gelfix bcaa créatine argan sanbittèr sanbitter crodino rimuss désodorisant désodorisants baume arum lutenica lutenitsa adjika arepa arepas röschti loukoumi farofas pom'potes pompotes agidens
sugar brown white cane onion onions garlic rice potato tomato tomatoes carrot carrots pepper salt oil olive-oil water yeast beans lemon lime apple apples orange-juice spinach mushroom mushrooms zucchini eggplant cucumber lettuce parsley basil mint ginger cinnamon vanilla-pod cornflour
kartoffel kartoffeln zwiebel zwiebeln knoblauch zucker salz pfeffer olivenöl öl reis maismehl tomaten karotten rüebli gurke kürbis pilze champignonpilze petersilie schnittlauch zitrone äpfel apfel apfelmus aprikosen aprikose zwetschgen zwetschge birnen kirschen erdbeeren himbeeren wasser essig senf hefe backpulver linsen kichererbsen bohnen erbsen mais spinat lauch sellerie peperoni-gemüse
cipolla cipolle aglio pomodoro pomodori olio oliva patate patata zucchine funghi prezzemolo basilico limone riso sale pepe acqua lievito zucchero peperone peperoni-dolci carote sedano
cebolla cebollas ajo ajos arroz patatas tomate-frito aceite azúcar sal pimiento pimientos perejil limón agua garbanzos lentejas zanahoria calabacín frijol frijoles tomates-verdes
arroz-branco azeite alho cebola batata açúcar feijão
`;

/** Brands and shops: they name no product. */
export const brands = `
rude health bell leisi roland toni thiriet bénénuts brets frisco beleaf hello anna heidi
ponti toppits isostar oetker aha schär schar gerblé genius valpiform
nestlé nestle findus marie picard sodebo sodeb'o buitoni herta knorr-suisse lustucru-sélection tipiak jacquet harrys harry's pasquier francine alsa dari emmi hipp blédina gallo citterio-no rana giovanni garbit père-dodu dodu hellmann's hellmanns weight-watchers carrefour leclerc auchan lidl aldi denner manor spar volg intermarché monoprix casino franprix u-bio système-u delhaize colruyt metro iga maxi provigo president's-choice selection st-hubert-végétal de-cecco cecco rummo garofalo divella agnesi gragnano
iglo sodeb metzger calixte grangeneuve suter marmy roquelaure valflora gerber rapelli micarna fretli fleury michon herta aoste madrange dodu brocéliande prédault delpierre cochonou pelletier gringoire monaco
bonne-maman bonne-maman st-dalfour d'aucy géant-vert taureau-ailé ben's albert-ménès bjorg soy sojami tossolia taifun céréal sojinal priméal markal celnat jardin-bio hero coop migros naturaplan prix-garantie betty-bossi bossi blue-dragon tamanoir rémy saint-éloi picard charles-christ plein-sud sud cauvin maïzenas carrefour monoprix casino auchan leclerc lidl aldi intermarché delhaize colruyt boni metro provigo compliments irrésistibles reflets-de-france biocoop naturalia day michel-jus elephant-thé carte-noire van-houten
`;

/** Products, even where their words also stand in a measure or a preparation. */
export const staples = 'ail ails sucre sel eau huile jus gelée';

/** What a line may name without saying which: plants all the same, even where the words also stand in a measure. */
export const kindsOfPlants = `
légume légumes fruit fruits herbe herbes herbette épice épices fleur fleurs champignon champignons algue algues racine racines baie baies plante plantes pousse pousses graine graines céréale céréales légumineuse légumineuses féculent féculents aromate aromates crudité crudités crudite verdure ratatouille jardinière macédoine macedoine persillade julienne brunoise poêlée mirepoix glaçon glaçons tisane mesclun chili chilis piment
`;

/** Makers of fruit, vegetables, spices and drinks, who alone name nothing forbidden, and of chocolate, which its own rows judge. */
export const harmlessBrands = `
chirat sabarot vivi breizh monin
spigol cérébos livio kressi aeschbach sabo sais oswald stocki bischofszell chiquita longobardi berio filippo bertolli monini sacla aroy chaokoh kara encona ottolenghi mccormick kania bornibus fallot edmond martelet hag vogel budget roco
lindt frey villars suchard munz poulain halba favarger läderach sprüngli excellence
materne maille amora bornier heinz bonduelle cassegrain daucy aucy géant vert mutti cirio taureau ailé tilda uncle ben bens ducros albert ménès vahiné malile lobo ayam suzi wan priméale florette saint éloi carapelli alziari tropicana joker pago innocent granini ramseier lipton twinings kusmi dammann nespresso lavazza illy malongo senseo tassimo houten droste andros dalfour jardin bio vilmorin thomy lutosa tyrrell vico gayelord hauser provamel
`;
