/** Names of cultivars and origins of vegetables, fruit, grains, pulses and spices, said alone or after them. */
export const varieties = `
agata agria annabelle artemis bintje belle-de-fontenay fontenay blue bonnotte bonnottes challenger chérie cherie désirée desiree ditta europa exquisa innovator franceline juliette lady laura linda manon marabel maris piper markies mona lisa monalisa nicola nicolas noirmoutier ostara pompadour primura primeurs primeur rosabelle rosa roseval russet samba sirtema spunta urgenta victoria vitelotte vitelottes yukon gold king edward touquet merville manosque gourmandine gwenne eden jeannette corolle corne-de-gatte gatte plate florenville celtiane allians sieglinde
golden granny smith fuji braeburn braeburns jonagold jonagored elstar gala galas pink boskoop boskop idared reinette reinettes canada clochard grand-alexandre calville api grany chanteclerc chantecler ariane juliet antares topaz rubinette maigold gravenstein gravensteiner cox orange-pippin pippin mcintosh cortland empire spartan lobo honeycrisp delicious red reine-des-reinettes starking cripps evelina diwa mairac milwa kanzi envy jazz tentation choupette glockenapfel belle-de-boskoop goldrush cameo akane melrose winesap northern spy paulared royal transparente astrakan bramley belle-fleur court-pendu
conférence conference comice doyenné guyot louise-bonne louise bosc abate abbé fétel fetel passe-crassane crassane alexandrine williams rocha angelys curé kaiser bartlett packham concorde
gariguette gariguettes mara mara-des-bois bois ciflorette cléry clery darselect elsanta cijosée cirafine dream candiss matis seascape anaïs anabelle ronde plougastel carpentras wépion wepion cigaline manille
moissac italia alphonse lavallée lavallee sultanine sultanines thompson corinthe corinthes smyrne malaga hambourg red-globe globe crimson sugraone uva isabella isabelle concord
bergeron polonais orangé orangered bulida hargrand luizet valais
burlats napoléon napoleon summit van sweetheart montmorency montmorencys bing rainier hedelfingen reverchon céret ceret itxassou
reine-claude-dorée dorée bavay stanley agen ente golden-japan japan allo tc-sun sun zwetschgen fellenberg
bigarreau-napoléon nancy metz lorraine lorraine-mirabelle
noire-de-caromb caromb solliès sollies violette-de-solliès dottato bursa
hayward sungold zespri jintao
kent osteen amélie valencia palmer nam-doc mai ataulfo
hass-avocat fuerte-avocat zutano pinkerton
cavendish poyo gros-michel
navelina salustiana washington moro lane-late tarocco
verna eureka menton amalfi sorrente meyer
nules corse
cavaillon quercy guadeloupe lectoure haut-poitou vert-olive
victoria cayenne-lisse queen-tahiti
kuroda chantenay nantaise nantaises nantes amsterdam colmar guérande créances purple-haze haze yellowstone carentan jaune-du-doubs doubs doux-des-vosges
chioggia egypte égypte crapaudine détroit burpee albina
milan-rouge pardailhan boule-d'or boule-or marteau nantais-navet
roscoff cévennes cevennes lézignan lezignan trébons trebons simiane stuttgart mulhouse tropea trompette-oignon figari citou toulouges sturon paille brabant
longue-de-jersey jersey grise-échalote griselle
lautrec rose-de-lautrec arleux cherrueux lomagne drôme drome fumé-d'arleux germidour billom cadours
argenteuil blayais vineuil cavaillon-asperge pertuis
solférino monfort camus macau blanc-hyérois violet-artichaut
olivettes roma-tomate andine-cornue green-zebra green black cherokee purple ananas-bis coeur montfavet fournaise téton cobra supersteak berner
nice ronde-de-nice trompette-d'albenga albenga trieste diamant black-beauty beauty grisette gold-rush
barbentane japonaise violette-de-toulouse listada gandia bianca rosa-bianca
lamuyo bell california corno-di-toro toro doux-d'espagne antohi romanian
paimpolais vendée vendee tarn pamiers castelnaudary arpajon chevrier castandel
berry-lentille berry planèze cilaos château soissonnais oudaï oudai condom
lauragais drôme-ail garlic elephant
batavia-dorée grenobloise lollo-bionda pommée grasse reine-de-mai appia trocadéro doree
mâche-nantaise coquille-louviers vit-verte vit
monstrueux-de-carentan bleu-de-solaise solaise armor gennevilliers
nero-di-toscana nero toscana toscane red-russian russian
grenoble-cardon plainpalais crossane épineux-cardon genève vaulx-en-velin vaulx-velin
hokkaido-vert marina di marina-di-chioggia turban turk rouge-vif-d'étampes galeux eysines lunga nice-longue nagydobosi sweet dumpling jaspée brode bleue-de-hongrie hongrie violina rugosa
solo formosa
ceylan ceylon madagascar comores mayotte réunion reunion mexique ouganda papouasie tahitensis
mananara
quercynois gâtinais gatinais iran kashmir cachemire
guérandaise guérande noirmoutrin camarguais maldon bex himalaya hawaii hawaï salies béarn ré île-de-ré
sitia kalamata crète crete toscan ombrienne baux nyons-huile andalousie andalou picual arbequina hojiblanca koroneiki cornicabra leccino coratina frantoio
modène modene reggio
assam darjeeling sencha matcha bancha genmaicha-pur hojicha oolong earl grey lapsang souchong pu-erh gunpowder jasmin-thé rooibos honeybush maté mate yunnan keemun nilgiri ceylon-tea english breakfast
moka arabica robusta sidamo harrar blue-mountain
kampot-rouge espelettes vallée
arlequin multicolore heirloom
`;
